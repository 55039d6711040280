import type { DiseaseId } from '../../state/ids.ts';

interface CityFacts {
  readonly id: string;
  readonly disease: DiseaseId;
  /** As printed on the City card; decides who starts. PD-SETUP-13 */
  readonly population: number;
  readonly neighbours: readonly string[];
}

/** The 48 cities in the order of the game's table; a city's number inside a state is its place here. PD-COMP-01 */
export const CITY_FACTS: readonly CityFacts[] = [
  {
    id: 'san-francisco',
    disease: 'blue',
    population: 5_864_000,
    neighbours: ['chicago', 'los-angeles', 'tokyo', 'manila'],
  },
  {
    id: 'chicago',
    disease: 'blue',
    population: 9_121_000,
    neighbours: ['san-francisco', 'los-angeles', 'mexico-city', 'atlanta', 'montreal'],
  },
  {
    id: 'montreal',
    disease: 'blue',
    population: 3_429_000,
    neighbours: ['chicago', 'new-york', 'washington'],
  },
  {
    id: 'new-york',
    disease: 'blue',
    population: 20_464_000,
    neighbours: ['montreal', 'washington', 'london', 'madrid'],
  },
  { id: 'atlanta', disease: 'blue', population: 4_715_000, neighbours: ['chicago', 'washington', 'miami'] },
  {
    id: 'washington',
    disease: 'blue',
    population: 4_679_000,
    neighbours: ['atlanta', 'montreal', 'new-york', 'miami'],
  },
  {
    id: 'london',
    disease: 'blue',
    population: 8_586_000,
    neighbours: ['new-york', 'madrid', 'paris', 'essen'],
  },
  {
    id: 'essen',
    disease: 'blue',
    population: 575_000,
    neighbours: ['london', 'paris', 'milan', 'st-petersburg'],
  },
  {
    id: 'paris',
    disease: 'blue',
    population: 10_755_000,
    neighbours: ['london', 'essen', 'milan', 'madrid', 'algiers'],
  },
  {
    id: 'madrid',
    disease: 'blue',
    population: 5_427_000,
    neighbours: ['new-york', 'london', 'paris', 'algiers', 'sao-paulo'],
  },
  { id: 'milan', disease: 'blue', population: 5_232_000, neighbours: ['essen', 'paris', 'istanbul'] },
  {
    id: 'st-petersburg',
    disease: 'blue',
    population: 4_879_000,
    neighbours: ['essen', 'istanbul', 'moscow'],
  },
  {
    id: 'los-angeles',
    disease: 'yellow',
    population: 14_900_000,
    neighbours: ['san-francisco', 'chicago', 'mexico-city', 'sydney'],
  },
  {
    id: 'mexico-city',
    disease: 'yellow',
    population: 19_463_000,
    neighbours: ['los-angeles', 'chicago', 'miami', 'bogota', 'lima'],
  },
  {
    id: 'miami',
    disease: 'yellow',
    population: 5_582_000,
    neighbours: ['atlanta', 'washington', 'mexico-city', 'bogota'],
  },
  {
    id: 'bogota',
    disease: 'yellow',
    population: 8_702_000,
    neighbours: ['miami', 'mexico-city', 'lima', 'buenos-aires', 'sao-paulo'],
  },
  { id: 'lima', disease: 'yellow', population: 9_121_000, neighbours: ['mexico-city', 'bogota', 'santiago'] },
  { id: 'santiago', disease: 'yellow', population: 6_015_000, neighbours: ['lima'] },
  { id: 'buenos-aires', disease: 'yellow', population: 13_639_000, neighbours: ['bogota', 'sao-paulo'] },
  {
    id: 'sao-paulo',
    disease: 'yellow',
    population: 20_186_000,
    neighbours: ['bogota', 'buenos-aires', 'madrid', 'lagos'],
  },
  {
    id: 'lagos',
    disease: 'yellow',
    population: 11_547_000,
    neighbours: ['sao-paulo', 'kinshasa', 'khartoum'],
  },
  {
    id: 'kinshasa',
    disease: 'yellow',
    population: 9_046_000,
    neighbours: ['lagos', 'khartoum', 'johannesburg'],
  },
  { id: 'johannesburg', disease: 'yellow', population: 3_888_000, neighbours: ['kinshasa', 'khartoum'] },
  {
    id: 'khartoum',
    disease: 'yellow',
    population: 4_887_000,
    neighbours: ['lagos', 'kinshasa', 'johannesburg', 'cairo'],
  },
  {
    id: 'algiers',
    disease: 'black',
    population: 2_946_000,
    neighbours: ['madrid', 'paris', 'istanbul', 'cairo'],
  },
  {
    id: 'istanbul',
    disease: 'black',
    population: 13_576_000,
    neighbours: ['milan', 'st-petersburg', 'moscow', 'baghdad', 'cairo', 'algiers'],
  },
  {
    id: 'moscow',
    disease: 'black',
    population: 15_512_000,
    neighbours: ['st-petersburg', 'istanbul', 'tehran'],
  },
  {
    id: 'cairo',
    disease: 'black',
    population: 14_718_000,
    neighbours: ['algiers', 'istanbul', 'baghdad', 'riyadh', 'khartoum'],
  },
  {
    id: 'baghdad',
    disease: 'black',
    population: 6_204_000,
    neighbours: ['istanbul', 'tehran', 'karachi', 'riyadh', 'cairo'],
  },
  {
    id: 'tehran',
    disease: 'black',
    population: 7_419_000,
    neighbours: ['moscow', 'delhi', 'karachi', 'baghdad'],
  },
  {
    id: 'karachi',
    disease: 'black',
    population: 20_711_000,
    neighbours: ['tehran', 'delhi', 'mumbai', 'riyadh', 'baghdad'],
  },
  { id: 'riyadh', disease: 'black', population: 5_037_000, neighbours: ['cairo', 'baghdad', 'karachi'] },
  { id: 'mumbai', disease: 'black', population: 16_910_000, neighbours: ['karachi', 'delhi', 'chennai'] },
  {
    id: 'delhi',
    disease: 'black',
    population: 22_242_000,
    neighbours: ['tehran', 'karachi', 'mumbai', 'chennai', 'kolkata'],
  },
  {
    id: 'kolkata',
    disease: 'black',
    population: 14_374_000,
    neighbours: ['delhi', 'chennai', 'bangkok', 'hong-kong'],
  },
  {
    id: 'chennai',
    disease: 'black',
    population: 8_865_000,
    neighbours: ['mumbai', 'delhi', 'kolkata', 'bangkok', 'jakarta'],
  },
  {
    id: 'bangkok',
    disease: 'red',
    population: 7_151_000,
    neighbours: ['kolkata', 'chennai', 'jakarta', 'ho-chi-minh-city', 'hong-kong'],
  },
  {
    id: 'jakarta',
    disease: 'red',
    population: 26_063_000,
    neighbours: ['chennai', 'bangkok', 'ho-chi-minh-city', 'sydney'],
  },
  {
    id: 'ho-chi-minh-city',
    disease: 'red',
    population: 8_314_000,
    neighbours: ['jakarta', 'bangkok', 'hong-kong', 'manila'],
  },
  {
    id: 'hong-kong',
    disease: 'red',
    population: 7_106_000,
    neighbours: ['kolkata', 'bangkok', 'ho-chi-minh-city', 'manila', 'taipei', 'shanghai'],
  },
  {
    id: 'manila',
    disease: 'red',
    population: 20_767_000,
    neighbours: ['ho-chi-minh-city', 'hong-kong', 'taipei', 'san-francisco', 'sydney'],
  },
  { id: 'sydney', disease: 'red', population: 3_785_000, neighbours: ['jakarta', 'manila', 'los-angeles'] },
  {
    id: 'shanghai',
    disease: 'red',
    population: 13_482_000,
    neighbours: ['beijing', 'seoul', 'tokyo', 'taipei', 'hong-kong'],
  },
  { id: 'beijing', disease: 'red', population: 17_311_000, neighbours: ['shanghai', 'seoul'] },
  { id: 'seoul', disease: 'red', population: 22_547_000, neighbours: ['beijing', 'shanghai', 'tokyo'] },
  {
    id: 'tokyo',
    disease: 'red',
    population: 13_189_000,
    neighbours: ['seoul', 'shanghai', 'osaka', 'san-francisco'],
  },
  { id: 'osaka', disease: 'red', population: 2_871_000, neighbours: ['tokyo', 'taipei'] },
  {
    id: 'taipei',
    disease: 'red',
    population: 8_338_000,
    neighbours: ['osaka', 'shanghai', 'hong-kong', 'manila'],
  },
];

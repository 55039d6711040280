/** Letters whose names begin with a vowel: F is read “eff”, so it is “az F betű”. */
const SPELLED_WITH_VOWEL = 'aáeéfiíloóöőmnrsuúüűxy';
const VOWELS = 'aáeéiíoóöőuúüű';
/** Foreign words that begin with a vowel on paper and with a consonant in the mouth. */
const SOUNDS_LIKE_CONSONANT = ['one', 'united', 'utah'];
/** Longer words in capitals are shouted, not spelled. */
const LONGEST_ABBREVIATION = 4;
/** Vowels that no accent can be taken off. */
const LIGATURES = 'æœø';

/**
 * The definite article of a Hungarian word or number, by the sound that follows. Numbers are read aloud (az 1, az 5,
 * az 50, az 1000), abbreviations letter by letter where they can't be read as a word (az FBI, a NATO).
 */
export function hungarianArticle(word: string | number): 'a' | 'az' {
  // “Mínusz öt”.
  if (/^[-−]\d/.test(String(word))) return 'a';
  const start = String(word).replace(/^[^\p{L}\p{N}]+/u, '');
  const digits = /^\d[\d \u00a0.]*/.exec(start)?.[0].replace(/\D/g, '');
  return (digits ? numberBeginsWithVowel(digits) : wordBeginsWithVowel(start)) ? 'az' : 'a';
}

/** One, one thousand (ezer) and one million begin with a vowel; ten, a hundred and the like don't; five always does. */
function numberBeginsWithVowel(digits: string): boolean {
  const significant = digits.replace(/^0+(?=\d)/, '');
  if (significant[0] === '5') return true;
  return significant[0] === '1' && significant.length % 3 === 1;
}

function wordBeginsWithVowel(text: string): boolean {
  const word = /^\p{L}+/u.exec(text)?.[0] ?? '';
  if (word === '') return false;
  const lower = word.toLowerCase();
  if (isSpelled(word)) return SPELLED_WITH_VOWEL.includes(lower[0]);
  if (SOUNDS_LIKE_CONSONANT.includes(lower)) return false;
  // Yvonne and Ystad begin with i, York and Yokohama with j.
  if (lower[0] === 'y') return !isVowel(lower[1]);
  return isVowel(lower[0]);
}

/** A single letter, or a few capitals that begin with two consonants. */
function isSpelled(word: string): boolean {
  if (word.length === 1) return true;
  if (word.length > LONGEST_ABBREVIATION || word !== word.toUpperCase()) return false;
  return !isVowel(word[0].toLowerCase()) && !isVowel(word[1].toLowerCase());
}

function isVowel(letter: string): boolean {
  return VOWELS.includes(letter) || LIGATURES.includes(letter) || VOWELS.includes(letter.normalize('NFD')[0]);
}

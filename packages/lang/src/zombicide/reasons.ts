import { type Args, always, byArgument, type Detail, reasonTeller } from '../reasons.ts';
import { listText, type Speaker, seatName } from '../speaker.ts';
import type { Values } from '../translate.ts';
import { carSeatText, colourWord, placeText, survivorName, thingText } from './names.ts';

const ZOMBIES_HERE = 'zombiesHere';
const CAR_ELSEWHERE = 'carElsewhere';
const SITS_IN_CAR = 'sitsInCar';
const IN_NO_CAR = 'inNoCar';
const SEAT_TAKEN = 'seatTaken';

const DETAILS: Readonly<Record<string, Detail>> = {
  'S1-ROUND-02': byArgument({ seat: 'otherTurn' }),
  'S1-ROUND-03': byArgument({ who: 'otherActs' }),
  'S1-ROUND-04': byArgument({ cost: 'tooFewActions' }),
  'S1-SIGHT-01': byArgument({ zone: 'outOfSight' }),
  'S1-MOVE-01': byArgument({ zone: 'notAdjacent' }),
  'S1-MOVE-03': byArgument({ zone: 'behindDoor' }),
  'S1-MOVE-04': byArgument({ cost: 'moveCosts' }),
  'S1-INV-02': always('noSuchWeapon'),
  'S1-INV-03': always('placeTaken'),
  'S1-INV-05': byArgument({ place: 'onlyEquipment' }),
  'S1-ACT-03': byArgument({ token: 'tokenElsewhere' }),
  'S1-SEARCH-01': byArgument({ zombies: ZOMBIES_HERE, zone: 'notSearchable' }),
  'S1-SEARCH-02': always('searchedAlready'),
  'S1-SEARCH-03': always('cardsWaiting'),
  'S1-DOOR-01': byArgument({ open: 'doorOpen', door: 'doorShut' }),
  'S1-COMBAT-04': byArgument({ hand: 'sameWeapon' }),
  'S1-MELEE-01': always('nobodyToHit'),
  'S1-RANGED-01': byArgument({ range: 'outOfRange' }),
  'S1-RANGED-02': always('blocked'),
  'S1-RANGED-03': byArgument({ zone: 'nobodyThere' }),
  'S1-SPECIAL-02': always('noRecipe'),
  'S1-SPECIAL-03': always('combinedAlready'),
  'S1-SPECIAL-04': always('noneLeft'),
  'S1-TRADE-02': byArgument({ who: 'notTogether', cards: 'nothingToTrade' }),
  'S1-RELOAD-01': byArgument({ weapon: 'notLoaded', loaded: 'nothingToReload' }),
  'S1-CAR-01': byArgument({ zombies: ZOMBIES_HERE }, CAR_ELSEWHERE),
  'S1-CAR-02': byArgument({ car: SITS_IN_CAR }, IN_NO_CAR),
  'S1-CAR-03': byArgument({ seat: SEAT_TAKEN }),
  'S1-CAR-04': byArgument({ car: SITS_IN_CAR, seat: SEAT_TAKEN }, IN_NO_CAR),
  'S1-CAR-06': byArgument({ zone: 'noRoad', seat: 'notDriving' }),
  'S1-CAR-14': byArgument({ car: 'notFromInside' }, CAR_ELSEWHERE),
  'S1-CAR-15': byArgument({ car: 'carEmpty' }),
  'S1-M06-OBJ': byArgument({ most: 'carFull' }, 'noCargo'),
  'S1-M06-SP1': byArgument({ zone: 'notSearchable' }),
  'S1-M06-SP2': byArgument({ car: 'notInCar' }, CAR_ELSEWHERE),
  'S1-M07-SP4': byArgument({ spawn: 'spawnGuarded' }, 'noSpawnHere'),
  'S1-M08-SP1': byArgument({ door: 'doorLocked' }),
  'RM-HELI-02': byArgument({ zombies: ZOMBIES_HERE }),
  'RM-HELI-04': byArgument({ zone: 'noRoping' }),
  'RM-HELI-05': byArgument({ seat: SEAT_TAKEN }),
  'RM-HELI-07': byArgument({ seat: 'notDriving' }),
  'RM-HELI-08': byArgument({ zone: 'noLanding' }),
  'RM-HELI-12': byArgument({ zone: 'notBelow' }),
  'RM-HELI-19': byArgument({ place: 'nothingToStore' }),
  'RM-MIS-08': byArgument({ zombies: ZOMBIES_HERE }),
  'RM-MOVE-06': byArgument({ zone: 'wreckBelow' }),
  'RM-TEAM-01': always('noTeamCard'),
  'RM-TEAM-02': always('teamCardPlayed'),
  'RM-TEAM-04': always('nobodyJoins'),
  'RM-TEAM-05': always('cannotTakePart'),
  'RM-MIS-M09-06': byArgument({ door: 'notAtDoor', colours: 'coloursMissing', open: 'doorStands' }),
};

const WORDS: Readonly<Record<string, (speaker: Speaker, word: string) => string>> = {
  zone: thingText,
  door: thingText,
  open: thingText,
  car: thingText,
  token: thingText,
  spawn: thingText,
  place: placeText,
  hand: placeText,
  weapon: placeText,
  loaded: placeText,
  seat: carSeatText,
  who: ({ intl }, word) => survivorName(intl, word),
  colour: ({ intl }, word) => colourWord(intl, word),
  colours: (speaker, words) =>
    listText(
      speaker,
      words.split(', ').map((word) => colourWord(speaker.intl, word)),
    ),
};

function valuesOf(speaker: Speaker, args: Args): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'string') values[name] = WORDS[name]?.(speaker, value) ?? value;
    // A number is a seat at the table; the seats of a car have words.
    else if (name === 'seat' && typeof value === 'number') values.name = seatName(speaker, value);
    else if (typeof value === 'number') values[name] = value;
  }
  return values;
}

export const reasonText = reasonTeller('zombicide', DETAILS, valuesOf);

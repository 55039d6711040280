export { hungarianArticle } from './article.ts';
export { faultText } from './faults.ts';
export { speechOf } from './games.ts';
export {
  cardMessage,
  cardText,
  cityName,
  diseaseName,
  eventName,
  isEpidemicCard,
  roleName,
} from './pandemic/names.ts';
export { pandemicSpeech } from './pandemic/speech.ts';
export type { Speaker } from './speaker.ts';
export {
  askText,
  type EventRefs,
  eventText,
  type GameSpeech,
  optionShort,
  optionText,
  type ReasonText,
  reasonText,
} from './speech.ts';
export { createTranslate, type Lang, type Translate } from './translate.ts';
export { type MissionRule, missionRuleText } from './zombicide/missions.ts';
export {
  carName,
  carSeatText,
  colourText,
  colourWord,
  equipmentName,
  kindName,
  kindsName,
  levelName,
  missionTitle,
  placeName,
  skillName,
  survivorName,
  teamActionName,
  teamCardName,
  tentText,
  zombieCardText,
  zombiesText,
} from './zombicide/names.ts';
export { zombicideSpeech } from './zombicide/speech.ts';
export { type BoardFacts, type Carried, thingsOf } from './zombicide/things.ts';

export { hungarianArticle } from './article.ts';
export { askText } from './asks.ts';
export { type EventRefs, eventRefs, eventText } from './events.ts';
export { type Fault, faultText } from './faults.ts';
export { cardText as cardName, cardText, cityName, diseaseName, eventName, roleName } from './names.ts';
export { optionShort, optionText } from './options.ts';
export { type ReasonText, reasonText } from './reasons.ts';
export type { Speaker } from './speaker.ts';
export { createTranslate, type Lang, type Translate } from './translate.ts';

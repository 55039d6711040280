import type { Decision, GameEvent, Option, Reason } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { allMessages, LANGS } from '../../test/catalogues.ts';
import {
  askText,
  createTranslate,
  eventText,
  optionShort,
  optionText,
  pandemicSpeech,
  reasonText,
  type Speaker,
} from '../index.ts';

/** Sentences of On the Brink, in the order of `LANGS`. */

const speakers = LANGS.map(
  (lang): Speaker => ({
    intl: createTranslate(lang, allMessages(lang)),
    speech: pandemicSpeech,
    names: ['Ann', 'Ben'],
  }),
);
const inAll = <T>(tell: (speaker: Speaker) => T): T[] => speakers.map(tell);

const option = (key: string): Option => {
  const [kind, ...args] = key.split(':');
  return { key, kind, args, seat: 0 };
};

const decision = (ask: string, about: string | null, keys: readonly string[] = []): Decision => ({
  seq: 7,
  owner: 0,
  ask,
  about,
  pause: false,
  options: keys.map(option),
});

const events: readonly { event: GameEvent; texts: string[] }[] = [
  {
    event: { t: 'flip', city: 'mutation-1' },
    texts: [
      'A mutation card is turned over.',
      'Eine Mutationskarte wird aufgedeckt.',
      '変異カードがめくられました。',
      'Mutációkártya fordul fel.',
    ],
  },
  {
    event: { t: 'bottom', city: 'mutation-2' },
    texts: [
      'Bottom infection card: Mutation.',
      'Unterste Infektionskarte: Mutation.',
      '一番下の感染カードは変異でした。',
      'A legalsó fertőzéskártya: Mutáció.',
    ],
  },
  {
    event: { t: 'infect', city: 'cairo', disease: 'black', n: 1, cause: 'effect' },
    texts: [
      'The virulent strain grows in Cairo: 1 black cube.',
      'Der Erregerstamm wächst in Kairo: 1 Würfel (Schwarz).',
      '強毒株が広がり、カイロに黒の病原体コマを1個置きました。',
      'A virulens törzs erősödik – Kairó: 1 fekete kocka.',
    ],
  },
  {
    event: { t: 'infect', city: 'lima', disease: 'purple', n: 3, cause: 'mutation' },
    texts: [
      'The mutation reaches Lima: 3 purple cubes.',
      'Die Mutation erreicht Lima: 3 Würfel (Lila).',
      '変異により、リマに紫の病原体コマを3個置きました。',
      'Mutáció – Lima: 3 lila kocka.',
    ],
  },
  {
    event: { t: 'infect', city: 'paris', disease: 'purple', n: 1, cause: 'terror' },
    texts: [
      'Attack on Paris: 1 purple cube.',
      'Anschlag auf Paris: 1 Würfel (Lila).',
      'テロにより、パリに紫の病原体コマを1個置きました。',
      'Merénylet – Párizs: 1 lila kocka.',
    ],
  },
  {
    event: { t: 'revived', disease: 'red' },
    texts: [
      'The red disease is back: it is cured, but no longer eradicated.',
      'Die Seuche ist zurück (Rot): geheilt, aber nicht mehr ausgerottet.',
      '赤の病原体が復活しました。治療薬発見済みですが、根絶ではなくなりました。',
      'A betegség visszatér (piros): van ellenszere, de már nem felszámolt.',
    ],
  },
  {
    event: { t: 'move', seat: 0, pawn: 0, how: 'fly', from: 'paris', city: 'tokyo' },
    texts: [
      'Ann takes a Direct Flight from Paris to Tokyo.',
      'Ann fliegt per Direktflug von Paris nach Tokyo.',
      'Annが直行便でパリから東京へ移動しました。',
      'Ann közvetlen járattal utazik: Párizs – Tokió.',
    ],
  },
  {
    event: { t: 'move', seat: 0, pawn: 1, how: 'fly', from: 'paris', city: 'tokyo' },
    texts: [
      'Ann sends Ben by Direct Flight from Paris to Tokyo.',
      'Ann bringt Ben per Direktflug von Paris nach Tokyo.',
      'AnnがBenのコマを直行便でパリから東京へ移動させました。',
      'Ann közvetlen járattal mozgatja Ben bábuját: Párizs – Tokió.',
    ],
  },
  {
    event: { t: 'move', seat: 0, pawn: 1, how: 'expert', from: 'atlanta', city: 'tokyo', card: 'lima' },
    texts: [
      'Ann sends Ben by special flight from Atlanta to Tokyo (discards Lima).',
      'Ann bringt Ben per Sonderflug von Atlanta nach Tokyo und wirft Lima ab.',
      'Annがリマのカードを捨て、Benのコマを特別便でアトランタから東京へ移動させました。',
      'Ann különjárattal mozgatja Ben bábuját: Atlanta – Tokió (eldobott lap: Lima).',
    ],
  },
  {
    event: { t: 'shown', seat: 0, card: 'tokyo' },
    texts: [
      'Ann shows the Tokyo card and keeps it.',
      'Ann zeigt die Karte Tokyo vor und behält sie.',
      'Annが東京のカードを見せました（手札に残ります）。',
      'Ann felmutatja és megtartja ezt a lapot: Tokió.',
    ],
  },
  {
    event: { t: 'treat', seat: 0, city: 'paris', disease: 'blue', n: 2, by: 'rapid-vaccine-deployment' },
    texts: [
      'Rapid Vaccine Deployment: 2 blue cubes removed from Paris.',
      'Sofortige Bereitstellung von Impfstoffen: 2 Würfel aus Paris entfernt (Blau).',
      '「ワクチン緊急配備」の効果で、パリから青の病原体コマを2個取り除きました。',
      'Gyors oltóanyag-elosztás – Párizs: 2 kék kocka lekerül.',
    ],
  },
  {
    event: { t: 'clear', role: 'containment-specialist', city: 'paris', disease: 'blue', n: 1 },
    texts: [
      'The Containment Specialist clears 1 blue cube from Paris at no cost.',
      'Eindämmungs-Spezialist: 1 Würfel in Paris kostenlos entfernt (Blau).',
      '封じ込め専門官の能力により、パリから青の病原体コマが1個取り除かれました。',
      'Elszigetelési specialista – Párizs: 1 kék kocka ingyen lekerül.',
    ],
  },
  {
    event: { t: 'sample', seat: 0, city: 'paris', disease: 'purple' },
    texts: [
      'Ann takes a purple cube in Paris as a sample.',
      'Ann nimmt in Paris einen Würfel als Probe (Lila).',
      'Annがパリで紫の病原体コマ1個をサンプルとして採取しました。',
      'Ann mintát vesz – Párizs: 1 lila kocka.',
    ],
  },
  {
    event: { t: 'samples-back', seat: 0, disease: 'blue', n: 3 },
    texts: [
      'Ann returns 3 blue samples to the supply.',
      'Ann legt 3 Proben in den Vorrat zurück (Blau).',
      'Annが青のサンプル3個をストックに戻しました。',
      'Ann visszatesz a készletbe 3 kék mintát.',
    ],
  },
  {
    event: { t: 'recover', seat: 1, card: 'paris' },
    texts: [
      'Ben takes Paris from the discard pile.',
      'Ben nimmt Paris vom Ablagestapel.',
      'Benが捨て札からパリのカードを手札に加えました。',
      'Ben ezt a lapot veszi el a dobópakliból: Párizs.',
    ],
  },
  {
    event: { t: 'assigned', seat: 1, role: 'generalist' },
    texts: [
      'Ben swaps roles and is the Generalist now.',
      'Ben tauscht die Rolle; jetzt: Generalistin.',
      'Benが役割を取り替え、ゼネラリストになりました。',
      'Ben szerepet cserél, az új szerep: Generalista.',
    ],
  },
  {
    event: { t: 'ban-over', seat: 0 },
    texts: [
      'Commercial Travel Ban in front of Ann is over.',
      '„Flugverbot“ vor Ann ist zu Ende.',
      'Annの前の「民間渡航禁止」の効果が終わりました。',
      'Véget ért: Utazási tilalom (Ann).',
    ],
  },
  {
    event: { t: 'draw', seat: 0, n: 2, epidemics: 1, cards: ['the-mutation-spreads', 'slippery-slope'] },
    texts: [
      'Ann draws The Mutation Spreads and an Epidemic.',
      'Ann zieht Die Mutation breitet sich aus! und eine Epidemie.',
      'Annが変異の拡散とエピデミック1枚を引きました。',
      'Ann ezt húzza: A mutáció terjed és 1 járványkártya.',
    ],
  },
  {
    event: { t: 'epidemic', card: 'chronic-effect' },
    texts: [
      'Virulent Epidemic: Chronic Effect!',
      'Bösartige Epidemie: Rasante Neuinfektion!',
      '強毒エピデミック「慢性化」が発生しました！',
      'Virulens járvány: Krónikus hatás!',
    ],
  },
  {
    event: { t: 'strain', disease: 'blue', n: 7, tied: [] },
    texts: [
      'The virulent strain is blue: 7 cubes on the board.',
      'Der bösartige Erregerstamm ist Blau: 7 Würfel auf dem Spielplan.',
      '強毒株は青に決まりました（ボード上のコマ7個）。',
      'A virulens törzs: kék (7 kocka a táblán).',
    ],
  },
  {
    event: { t: 'strain', disease: 'blue', n: 7, tied: ['blue', 'red'] },
    texts: [
      'The virulent strain is blue, by lot among blue and red: 7 cubes each.',
      'Der bösartige Erregerstamm ist Blau, ausgelost unter Blau und Rot: je 7 Würfel.',
      '強毒株は青、赤（コマ各7個）の中から、ランダムで青に決まりました。',
      'A virulens törzs: kék, sorsolással ezek közül: kék és piros (egyenként 7 kocka).',
    ],
  },
  {
    event: { t: 'effect', card: 'rate-effect', continuing: true, none: false },
    texts: [
      'Rate Effect is in force for the rest of the game.',
      '„Instabile Infektionsquote“ gilt für den Rest des Spiels.',
      '「感染加速」の効果がゲーム終了まで続きます。',
      'A játék végéig érvényes: Ingadozó fertőzési ráta.',
    ],
  },
  {
    event: { t: 'effect', card: 'unacceptable-loss', continuing: false, none: false },
    texts: [
      'Unacceptable Loss takes effect.',
      '„Schwerer Verlust“ tritt in Kraft.',
      '「甚大な損失」の効果が発動しました。',
      'Életbe lép: Elfogadhatatlan veszteség.',
    ],
  },
  {
    event: { t: 'effect', card: 'hidden-pocket', continuing: false, none: true },
    texts: [
      'Hidden Pocket has no effect.',
      '„Schlupfloch“ bleibt ohne Wirkung.',
      '「隠れた感染源」の効果はありませんでした。',
      'Nincs hatása: Rejtett góc.',
    ],
  },
  {
    event: { t: 'cubes-lost', disease: 'yellow', n: 4 },
    texts: [
      '4 yellow cubes leave the game.',
      '4 Würfel kommen aus dem Spiel (Gelb).',
      '黄の病原体コマ4個がゲームから除外されました。',
      '4 sárga kocka kikerül a játékból.',
    ],
  },
  {
    event: { t: 'incident', card: 'the-mutation-threatens' },
    texts: [
      'Mutation event: The Mutation Threatens.',
      'Mutations-Ereignis: Mutationsgefahr!',
      '変異イベント「変異の脅威」が起こりました。',
      'Mutációs esemény: A mutáció fenyeget.',
    ],
  },
  {
    event: { t: 'peek', seat: 0, n: 2, cities: ['lagos', 'mutation-1'] },
    texts: [
      'Ann looks at the top 2 infection cards: Lagos and Mutation.',
      'Ann sieht sich die obersten 2 Infektionskarten an: Lagos und Mutation.',
      'Annが感染カードの山札の上から2枚を見ました：ラゴス、変異。',
      'Ann megnézi a felső 2 fertőzéskártyát: Lagos és Mutáció.',
    ],
  },
  {
    event: { t: 'terrorist', seat: 1 },
    texts: [
      'Ben is the Bio-Terrorist.',
      'Ben ist der Bioterrorist.',
      'バイオテロリストはBenです。',
      'Ben a Bioterrorista.',
    ],
  },
  {
    event: { t: 'bt-turn', seat: 1 },
    texts: [
      'Turn of the Bio-Terrorist: Ben.',
      'Zug des Bioterroristen: Ben.',
      'バイオテロリストの手番：Ben。',
      'A Bioterrorista köre: Ben.',
    ],
  },
  {
    event: { t: 'bt-over', seat: 1 },
    texts: [
      'Ben ends the turn of the Bio-Terrorist.',
      'Ben beendet den Zug des Bioterroristen.',
      'Benがバイオテロリストの手番を終えました。',
      'Ben befejezi a Bioterrorista körét.',
    ],
  },
  {
    event: { t: 'bt-draw', seat: 1, n: 3 },
    texts: [
      'Ben draws an infection card and holds 3 now.',
      'Ben zieht eine Infektionskarte und hat jetzt 3.',
      'Benが感染カードを1枚引きました（手札3枚）。',
      'Ben fertőzéskártyát húz, a kezében most 3 lap van.',
    ],
  },
  {
    event: { t: 'bt-draw', seat: 1, n: 3, card: 'paris' },
    texts: [
      'Ben draws the infection card Paris and holds 3 now.',
      'Ben zieht die Infektionskarte Paris und hat jetzt 3.',
      'Benが感染カード「パリ」を引きました（手札3枚）。',
      'Ben ezt a fertőzéskártyát húzza: Párizs; a kezében most 3 lap van.',
    ],
  },
  {
    event: { t: 'bt-drive', city: 'essen' },
    texts: [
      'The Bio-Terrorist drives to Essen, and nobody is told.',
      'Der Bioterrorist fährt nach Essen, ohne dass es jemand erfährt.',
      'バイオテロリストが誰にも知られずにエッセンへ移動しました。',
      'A Bioterrorista titokban továbbutazik. Úti cél: Essen.',
    ],
  },
  {
    event: { t: 'bt-flight', seat: 1, card: 'paris', n: 2 },
    texts: [
      'Ben discards the infection card Paris: sighting at the airport there. Cards left: 2.',
      'Ben legt die Infektionskarte Paris ab: Sichtung am dortigen Flughafen. Karten übrig: 2.',
      'Benが感染カード「パリ」を捨てました。その空港で目撃されました（残り手札2枚）。',
      'Ben eldobja ezt a fertőzéskártyát: Párizs; az ottani repülőtéren észlelték. Maradt 2 lap.',
    ],
  },
  {
    event: { t: 'bt-flight', seat: 1, card: 'paris', n: 2, to: 'lima' },
    texts: [
      'Ben discards the infection card Paris and flies to Lima: sighting at the airport of Paris. Cards left: 2.',
      'Ben legt die Infektionskarte Paris ab und fliegt nach Lima: Sichtung am Flughafen von Paris. Karten übrig: 2.',
      'Benが感染カード「パリ」を捨ててリマへ飛びました。パリの空港で目撃されました（残り手札2枚）。',
      'Ben eldobja ezt a fertőzéskártyát: Párizs, és elrepül. Úti cél: Lima. Észlelés a repülőtéren: Párizs. Maradt 2 lap.',
    ],
  },
  {
    event: { t: 'bt-card', seat: 1, card: 'cairo', n: 1 },
    texts: [
      'Ben discards the infection card Cairo. Cards left: 1.',
      'Ben legt die Infektionskarte Kairo ab. Karten übrig: 1.',
      'Benが感染カード「カイロ」を捨てました（残り手札1枚）。',
      'Ben eldobja ezt a fertőzéskártyát: Kairó. Maradt 1 lap.',
    ],
  },
  {
    event: { t: 'sabotage', city: 'atlanta' },
    texts: [
      'Sabotage: the research station in Atlanta is lost.',
      'Sabotage: Das Forschungszentrum in Atlanta ist verloren.',
      '破壊工作により、アトランタの調査基地が失われました。',
      'Szabotázs – Atlanta: a kutatóállomás elveszett.',
    ],
  },
  {
    event: { t: 'discovered', seat: 1, city: 'miami' },
    texts: [
      'The Bio-Terrorist is discovered in Miami!',
      'Der Bioterrorist ist entdeckt: Miami!',
      'マイアミでバイオテロリストが発見されました！',
      'Felfedezték a Bioterroristát: Miami!',
    ],
  },
  {
    event: { t: 'hidden', seat: 1 },
    texts: [
      'The Bio-Terrorist is out of sight.',
      'Der Bioterrorist ist außer Sicht.',
      'バイオテロリストが姿を消しました。',
      'A Bioterrorista eltűnt szem elől.',
    ],
  },
  {
    event: { t: 'captured', seat: 0, city: 'miami', cards: [] },
    texts: [
      'Ann captures the Bio-Terrorist in Miami!',
      'Ann nimmt den Bioterroristen in Miami gefangen!',
      'Annがマイアミでバイオテロリストを逮捕しました！',
      'Ann elfogja a Bioterroristát: Miami!',
    ],
  },
  {
    event: { t: 'captured', seat: 0, city: 'miami', cards: ['paris', 'lima'] },
    texts: [
      'Ann captures the Bio-Terrorist in Miami! These infection cards are discarded: Paris and Lima.',
      'Ann nimmt den Bioterroristen in Miami gefangen! Abgelegte Infektionskarten: Paris und Lima.',
      'Annがマイアミでバイオテロリストを逮捕しました！捨てられた感染カード：パリ、リマ。',
      'Ann elfogja a Bioterroristát: Miami! Eldobott fertőzéskártyák: Párizs és Lima.',
    ],
  },
  {
    event: { t: 'escaped', seat: 1, from: 0, city: 'osaka', n: 2 },
    texts: [
      'The Bio-Terrorist escapes from Ann with the infection card Osaka: sighting there. Cards left: 2.',
      'Der Bioterrorist entkommt Ann mit der Infektionskarte Osaka: Sichtung dort. Karten übrig: 2.',
      'バイオテロリストが感染カード「大阪」を捨ててAnnから脱走しました。そこで目撃されました（残り手札2枚）。',
      'A Bioterrorista megszökik ezzel a fertőzéskártyával: Oszaka; ott észlelték. Eddig őrizte: Ann. Maradt 2 lap.',
    ],
  },
  {
    event: { t: 'bt-out', seat: 1, cards: [] },
    texts: [
      'The purple disease is gone: Ben has lost as the Bio-Terrorist and plays no longer.',
      'Die lila Seuche ist besiegt: Ben hat als Bioterrorist verloren und spielt nicht mehr mit.',
      '紫の病原体が根絶され、バイオテロリストのBenは敗北しました。以後の手番はありません。',
      'A lila betegség eltűnt: Ben Bioterroristaként veszített, és nem játszik tovább.',
    ],
  },
];

const labels: readonly { key: string; texts: string[] }[] = [
  {
    key: 'lead-expert-fly:p2:cairo',
    texts: [
      'Operations Expert: special flight of Ben to Cairo',
      'Betriebsexperte: Sonderflug mit Ben nach Kairo',
      '作戦エキスパート：Benのコマを特別便でカイロへ移動',
      'Műveleti tiszt – Ben bábuja különjárattal: Kairó',
    ],
  },
  {
    key: 'archive',
    texts: [
      'Archivist: take the card of your city from the discard pile',
      'Archivar: Karte deiner Stadt vom Ablagestapel nehmen',
      '記録保管員：いまいる都市のカードを捨て札から取る',
      'Levéltáros – a városod lapjának felvétele a dobópakliból',
    ],
  },
  {
    key: 'consult:p2:paris',
    texts: [
      'Epidemiologist: receive Paris from Ben (no action)',
      'Epidemiologin: Paris von Ben bekommen (ohne Aktion)',
      '疫学者：Benからパリを受け取る（アクションなし）',
      'Epidemiológus – Párizs megkapása akció nélkül, odaadja: Ben',
    ],
  },
  {
    key: 'consult-ask:p2',
    texts: [
      'Epidemiologist: ask Ben for a City card (no action)',
      'Epidemiologin: Ben um eine Stadtkarte bitten (ohne Aktion)',
      '疫学者：Benに都市カードを頼む（アクションなし）',
      'Epidemiológus – városkártya kérése akció nélkül tőle: Ben',
    ],
  },
  {
    key: 'sample:purple',
    texts: [
      'Field Operative: take a purple cube as a sample',
      'Einsatzleiter: einen Würfel als Probe nehmen (Lila)',
      '現地調査員：紫の病原体コマをサンプルとして採取する',
      'Terepügynök – mintavétel: lila',
    ],
  },
  {
    key: 'cure-samples:blue',
    texts: [
      'Field Operative: discover the cure for blue with 3 samples and 2 cards fewer',
      'Einsatzleiter: Heilmittel gegen Blau mit 3 Proben und 2 Karten weniger entdecken',
      '現地調査員：サンプル3個とカード2枚減で青の治療薬を発見する',
      'Terepügynök – ellenszer 3 mintával és 2-vel kevesebb lappal: kék',
    ],
  },
  {
    key: 'return-sample:blue',
    texts: [
      'Return a blue sample to the supply',
      'Eine Probe in den Vorrat zurücklegen (Blau)',
      '青のサンプルをストックに戻す',
      'Minta visszatétele a készletbe: kék',
    ],
  },
  { key: 'look:0', texts: ['Do not look', 'Nicht ansehen', '見ない', 'Nem nézem meg'] },
  {
    key: 'look:1',
    texts: [
      'Look at the top infection card',
      'Die oberste Infektionskarte ansehen',
      '感染カードの山札の上から1枚を見る',
      'A legfelső fertőzéskártya megnézése',
    ],
  },
  {
    key: 'look:3',
    texts: [
      'Look at the top 3 infection cards',
      'Die obersten 3 Infektionskarten ansehen',
      '感染カードの山札の上から3枚を見る',
      'A felső 3 fertőzéskártya megnézése',
    ],
  },
  {
    key: 'heal:red',
    texts: [
      'Remove a red cube',
      'Einen Würfel entfernen (Rot)',
      '赤の病原体コマを取り除く',
      'Egy piros kocka levétele',
    ],
  },
  {
    key: 'cube:paris:blue',
    texts: [
      'Remove a blue cube from Paris',
      'Einen Würfel aus Paris entfernen (Blau)',
      'パリから青の病原体コマを取り除く',
      'Egy kék kocka levétele: Párizs',
    ],
  },
  {
    key: 'clear:paris',
    texts: [
      'Remove a cube from Paris',
      'Einen Würfel aus Paris entfernen',
      'パリから病原体コマを取り除く',
      'Egy kocka levétele: Párizs',
    ],
  },
  {
    key: 'assign:p2',
    texts: [
      'Ben may swap roles',
      'Ben darf die Rolle tauschen',
      'Benが役割を取り替える',
      'Ben cserélhet szerepet',
    ],
  },
  {
    key: 'take-role:medic',
    texts: ['Become the Medic', 'Neue Rolle: Sanitäter', '衛生兵になる', 'Új szerep: Orvos'],
  },
  {
    key: 'research-by:p2',
    texts: [
      'Ben may take a City card',
      'Ben darf eine Stadtkarte nehmen',
      'Benが都市カードを取る',
      'Ben vehet el városkártyát',
    ],
  },
  {
    key: 'recover:paris',
    texts: [
      'Take Paris from the discard pile',
      'Paris vom Ablagestapel nehmen',
      '捨て札からパリを取る',
      'Párizs elvétele a dobópakliból',
    ],
  },
  {
    key: 'resolve:the-mutation-spreads',
    texts: [
      'Resolve The Mutation Spreads first',
      'Zuerst „Die Mutation breitet sich aus!“ abhandeln',
      '先に「変異の拡散」を処理する',
      'Előbb ez: A mutáció terjed',
    ],
  },
  { key: 'done', texts: ['That is enough', 'Das genügt', 'これで終わり', 'Elég ennyi'] },
  { key: 'decline', texts: ['Decline', 'Verzichten', 'しない', 'Nem kérek'] },
  {
    key: 'order:mutation-1',
    texts: [
      'Next from the top: Mutation',
      'Als Nächste von oben: Mutation',
      '上から次は変異',
      'Felülről a következő: Mutáció',
    ],
  },
  {
    key: 'infection:mutation-2',
    texts: [
      'Infection card: Mutation',
      'Infektionskarte: Mutation',
      '感染カード：変異',
      'Fertőzéskártya: Mutáció',
    ],
  },
  {
    key: 'card:rate-effect',
    texts: [
      'Card: Rate Effect',
      'Karte: Instabile Infektionsquote',
      'カード：感染加速',
      'Kártya: Ingadozó fertőzési ráta',
    ],
  },
  {
    key: 'capture',
    texts: [
      'Capture the Bio-Terrorist',
      'Bioterroristen gefangen nehmen',
      'バイオテロリストを逮捕する',
      'Bioterrorista elfogása',
    ],
  },
  { key: 'starts:p2', texts: ['Ben goes first', 'Ben beginnt', 'Benから始める', 'Ben kezd'] },
  {
    key: 'bt-start:paris',
    texts: ['Start in Paris', 'In Paris beginnen', 'パリから始める', 'Kezdés itt: Párizs'],
  },
  {
    key: 'bt-draw',
    texts: [
      'Draw an infection card',
      'Eine Infektionskarte ziehen',
      '感染カードを引く',
      'Fertőzéskártya húzása',
    ],
  },
  {
    key: 'bt-drive:paris',
    texts: [
      'Drive to Paris in secret',
      'Heimlich nach Paris fahren',
      'ひそかに自動車／船でパリへ',
      'Titkos út autóval/hajóval: Párizs',
    ],
  },
  {
    key: 'bt-fly:tokyo',
    texts: [
      'Direct Flight to Tokyo (discard Tokyo)',
      'Direktflug nach Tokyo (Tokyo ablegen)',
      '直行便で東京へ（東京を捨てる）',
      'Közvetlen járat: Tokió (eldobott lap: Tokió)',
    ],
  },
  {
    key: 'bt-charter:tokyo',
    texts: [
      'Charter Flight to Tokyo (discard the card of your city)',
      'Charterflug nach Tokyo (Karte deiner Stadt ablegen)',
      'チャーター便で東京へ（いまいる都市のカードを捨てる）',
      'Bérelt járat: Tokió (a mostani városod lapját dobod el)',
    ],
  },
  {
    key: 'bt-local:paris',
    texts: [
      'Local Infection in Paris',
      'Lokalinfizierung in Paris',
      'パリで現地感染',
      'Helyi fertőzés: Párizs',
    ],
  },
  {
    key: 'bt-remote:paris',
    texts: [
      'Remote Infection in Paris (discard Paris)',
      'Ferninfizierung in Paris (Paris ablegen)',
      'パリで遠隔感染（パリを捨てる）',
      'Távoli fertőzés: Párizs (eldobott lap: Párizs)',
    ],
  },
  {
    key: 'bt-sabotage:lima',
    texts: [
      'Sabotage the research station in your city (discard Lima)',
      'Sabotage am Forschungszentrum deiner Stadt (Lima ablegen)',
      'いまいる都市の調査基地に破壊工作（リマを捨てる）',
      'Szabotázs a városod kutatóállomásán (eldobott lap: Lima)',
    ],
  },
  {
    key: 'bt-escape:osaka',
    texts: [
      'Escape to Osaka (discard Osaka)',
      'Flucht nach Osaka (Osaka ablegen)',
      '大阪へ脱走（大阪を捨てる）',
      'Szökés: Oszaka (eldobott lap: Oszaka)',
    ],
  },
  {
    key: 'bt-discard:paris',
    texts: [
      'Discard the infection card Paris',
      'Infektionskarte Paris ablegen',
      '感染カード「パリ」を捨てる',
      'Fertőzéskártya eldobása: Párizs',
    ],
  },
  { key: 'bt-end', texts: ['End your turn', 'Zug beenden', '手番を終える', 'Kör befejezése'] },
];

const shortLabels: readonly { key: string; texts: string[] }[] = [
  { key: 'archive', texts: ['Take from discards', 'Vom Ablagestapel', '捨て札から取る', 'Felvétel'] },
  {
    key: 'consult:p2:paris',
    texts: ['Receive from Ben', 'Von Ben bekommen', 'Benからもらう', 'Megkapás: Ben'],
  },
  { key: 'sample:purple', texts: ['Sample: purple', 'Probe: Lila', '紫を採取', 'Minta: lila'] },
  {
    key: 'cure-samples:blue',
    texts: [
      'Cure blue with samples',
      'Blau mit Proben heilen',
      'サンプルで青の治療薬',
      'Ellenszer mintákkal: kék',
    ],
  },
  { key: 'return-sample:blue', texts: ['Return blue', 'Blau zurücklegen', '青を戻す', 'Visszatétel: kék'] },
  { key: 'look:0', texts: ['Do not look', 'Nicht ansehen', '見ない', 'Nem nézem meg'] },
  { key: 'look:3', texts: ['Look at 3', '3 ansehen', '3枚見る', '3 lap'] },
  { key: 'cube:paris:blue', texts: ['Remove blue', 'Blau entfernen', '青を取り除く', 'Levétel: kék'] },
  { key: 'assign:p2', texts: ['Ben', 'Ben', 'Ben', 'Ben'] },
  { key: 'take-role:medic', texts: ['Medic', 'Sanitäter', '衛生兵', 'Orvos'] },
  { key: 'resolve:the-mutation-spreads', texts: ['First', 'Zuerst', '先に', 'Előbb'] },
  { key: 'bt-local:paris', texts: ['Local Infection', 'Lokalinfizierung', '現地感染', 'Helyi fertőzés'] },
];

const questions: readonly { asked: Decision; texts: string[] }[] = [
  {
    asked: decision('cureCard', 'purple'),
    texts: [
      'Ann: choose a City card of any colour to discard for the cure of purple; at least one must name a city with a cube of it',
      'Ann: Wähle eine Stadtkarte beliebiger Farbe, die du für das Heilmittel abwirfst (Lila); mindestens eine muss eine Stadt nennen, in der ein solcher Würfel liegt',
      'Ann：紫の治療薬のために捨てる都市カードを選んでください。色は問いませんが、少なくとも1枚は紫の病原体コマがある都市のカードが必要です',
      'Ann: válassz egy tetszőleges színű városkártyát, amelyet eldobsz az ellenszerhez (lila); legalább az egyik olyan városé legyen, ahol van ilyen kocka',
    ],
  },
  {
    asked: decision('consent', 'p2:lead-expert-fly:p1:cairo'),
    texts: [
      'Ann, do you agree? Ben wants to move you to Cairo by special flight.',
      'Ann, stimmst du zu? Ben möchte dich per Sonderflug nach Kairo bringen.',
      'Ann、同意しますか？ Benがあなたのコマを特別便でカイロへ移動させようとしています。',
      'Ann, beleegyezel? Ben különjárattal vinné a bábudat: Kairó.',
    ],
  },
  {
    asked: decision('consent', 'p2:consult:p1:paris'),
    texts: [
      'Ann, do you agree? Ben wants to receive Paris from you, without an action.',
      'Ann, stimmst du zu? Ben möchte ohne Aktion Paris von dir bekommen.',
      'Ann、同意しますか？ Benがアクションなしでパリのカードを受け取ろうとしています。',
      'Ann, beleegyezel? Ben akció nélkül ezt a lapot kapná meg tőled: Párizs.',
    ],
  },
  {
    asked: decision('look', null),
    texts: [
      'Ann: how many of the top infection cards do you want to look at?',
      'Ann: Wie viele der obersten Infektionskarten möchtest du ansehen?',
      'Ann：感染カードの山札の上から何枚見ますか？',
      'Ann: hány felső fertőzéskártyát nézel meg?',
    ],
  },
  {
    asked: decision('heal', 'cairo'),
    texts: [
      'Ann: Mobile Hospital removes a cube from Cairo. Which one?',
      'Ann: „Mobiles Lazarett“ entfernt einen Würfel aus Kairo. Welchen?',
      'Ann：「移動病院」でカイロの病原体コマを1個取り除きます。どれにしますか？',
      'Ann: a Mozgókórház levesz egy kockát. Melyiket? Város: Kairó',
    ],
  },
  {
    asked: decision('assignPlayer', null),
    texts: [
      'Ann: who may swap roles?',
      'Ann: Wer darf die Rolle tauschen?',
      'Ann：誰が役割を取り替えますか？',
      'Ann: ki cserélhet szerepet?',
    ],
  },
  {
    asked: decision('assignRole', 'p2'),
    texts: [
      'Ann: Ben gives you a New Assignment. Choose a role, or keep yours.',
      'Ann: Ben gibt dir eine neue Aufgabe. Wähle eine Rolle oder behalte deine.',
      'Ann：Benから新たな任務です。役割を選ぶか、いまの役割を続けてください。',
      'Ann: Ben új megbízatást ad neked. Válassz szerepet, vagy tartsd meg a mostanit.',
    ],
  },
  {
    asked: decision('researchPlayer', null),
    texts: [
      'Ann: who may take a City card from the discard pile?',
      'Ann: Wer darf eine Stadtkarte vom Ablagestapel nehmen?',
      'Ann：誰が捨て札から都市カードを取りますか？',
      'Ann: ki vehet el városkártyát a dobópakliból?',
    ],
  },
  {
    asked: decision('researchCard', 'p2'),
    texts: [
      'Ann: Ben lets you take a City card from the discard pile. Which one?',
      'Ann: Ben lässt dich eine Stadtkarte vom Ablagestapel nehmen. Welche?',
      'Ann：Benのイベントで、捨て札から都市カードを1枚取れます。どれにしますか？',
      'Ann: Ben jóvoltából elvehetsz egy városkártyát a dobópakliból. Melyiket?',
    ],
  },
  {
    asked: decision('remoteCube', '2'),
    texts: [
      'Ann: Remote Treatment. Choose cube 2.',
      'Ann: Fernbehandlung. Wähle Würfel 2.',
      'Ann：遠隔治療で取り除く2個目の病原体コマを選んでください',
      'Ann: Távkezelés, 2. kocka. Melyik kerüljön le?',
    ],
  },
  {
    asked: decision('rapidCity', 'blue'),
    texts: [
      'Ann: Rapid Vaccine Deployment. From which city does a blue cube go?',
      'Ann: Sofortige Bereitstellung von Impfstoffen. Aus welcher Stadt verschwindet ein Würfel (Blau)?',
      'Ann：ワクチン緊急配備で青の病原体コマを取り除きます。どの都市からにしますか？',
      'Ann: Gyors oltóanyag-elosztás. Melyik városból kerüljön le egy kék kocka?',
    ],
  },
  {
    asked: decision('rapidCity', 'blue,paris,essen'),
    texts: [
      'Ann: from which city does the next blue cube go? So far: Paris and Essen',
      'Ann: Aus welcher Stadt verschwindet der nächste Würfel (Blau)? Bisher: Paris und Essen',
      'Ann：次はどの都市から青の病原体コマを取り除きますか？ ここまで：パリ、エッセン',
      'Ann: melyik városból kerüljön le a következő kék kocka? Eddig: Párizs és Essen',
    ],
  },
  {
    asked: decision('resolveNext', null),
    texts: [
      'Ann: two mutation events were drawn. Which one comes first?',
      'Ann: Zwei Mutations-Ereignisse wurden gezogen. Welches kommt zuerst?',
      'Ann：変異イベントを2枚引きました。どちらを先に処理しますか？',
      'Ann: két mutációs eseményt húztatok. Melyik jöjjön előbb?',
    ],
  },
  {
    asked: decision('forecastOrder', 'paris,mutation-1'),
    texts: [
      'Ann: which infection card comes next? From the top so far: Paris and Mutation',
      'Ann: Welche Infektionskarte folgt als Nächste? Bisher von oben: Paris und Mutation',
      'Ann：次の感染カードはどれにしますか？ ここまで上から：パリ、変異',
      'Ann: melyik fertőzéskártya következzen? Eddig felülről: Párizs és Mutáció',
    ],
  },
  {
    asked: decision('action', null, ['end', 'return-sample:blue']),
    texts: [
      'Ann: no actions left. End your actions, or play an event first.',
      'Ann: Keine Aktionen mehr. Beende deine Aktionen oder spiel vorher noch ein Ereignis aus.',
      'Ann：アクションは残っていません。アクションを終了するか、先にイベントを使ってください。',
      'Ann: nincs több akciód. Fejezd be az akcióidat, vagy előtte játssz ki eseményt.',
    ],
  },
  {
    asked: decision('startPlayer', null),
    texts: [
      'Ann: who of the team goes first?',
      'Ann: Wer aus dem Team beginnt?',
      'Ann：チームの誰から始めますか？',
      'Ann: ki kezdjen a csapatból?',
    ],
  },
  {
    asked: decision('btStart', null),
    texts: [
      'Ann: in which city does the Bio-Terrorist start? Nobody else will know.',
      'Ann: In welcher Stadt beginnt der Bioterrorist? Sonst erfährt es niemand.',
      'Ann：バイオテロリストはどの都市から始めますか？ ほかの人には知らされません',
      'Ann: melyik városból indul a Bioterrorista? Más nem tudja meg.',
    ],
  },
  {
    asked: decision('btAction', null),
    texts: [
      'Ann: the Bio-Terrorist acts',
      'Ann: Der Bioterrorist handelt',
      'Ann：バイオテロリストの行動です',
      'Ann: a Bioterrorista cselekszik',
    ],
  },
  {
    asked: decision('btDiscard', null),
    texts: [
      'Ann: more than 7 infection cards. Discard one.',
      'Ann: Mehr als 7 Infektionskarten. Lege eine ab.',
      'Ann：感染カードが7枚を超えました。1枚捨ててください',
      'Ann: több mint 7 fertőzéskártya. Dobj el egyet.',
    ],
  },
];

const details: readonly { reason: Reason; texts: (string | null)[] }[] = [
  {
    reason: { rule: 'PD-ACT-11', args: { disease: 'purple', need: 5, have: 2 } },
    texts: [
      'In hand: 2 of 5 City cards.',
      'Stadtkarten auf der Hand: 2 von 5.',
      '手札にある都市カードは5枚中2枚です。',
      'Kézben lévő városkártyák: 2, ennyi kell: 5.',
    ],
  },
  {
    reason: { rule: 'OB-ROLE-03', args: { missing: 'cairo' } },
    texts: [
      'Cairo is not in the player discard pile.',
      '„Kairo“ liegt nicht im Spielerkarten-Ablagestapel.',
      '「カイロ」はプレイヤーカードの捨て札にありません。',
      'Nincs a játékoskártyák dobópaklijában: Kairó.',
    ],
  },
  {
    reason: { rule: 'OB-ROLE-03', args: { role: 'archivist' } },
    texts: [
      'Only this role can do it: Archivist.',
      'Das kann nur diese Rolle: Archivar.',
      'これができる役割は記録保管員だけです。',
      'Erre csak ez a szerep képes: Levéltáros.',
    ],
  },
  {
    reason: { rule: 'OB-ROLE-07', args: { card: 'airlift' } },
    texts: [
      'Airlift is no City card in that hand.',
      'Freiflug ist keine Stadtkarte in dieser Hand.',
      '空輸は、その手札にある都市カードではありません。',
      'Ez nem városkártya abban a kézben: Légifuvar.',
    ],
  },
  {
    reason: { rule: 'OB-ROLE-09', args: { city: 'paris', disease: 'purple' } },
    texts: [
      'There is no purple cube in Paris.',
      'In Paris liegt kein Würfel dieser Farbe (Lila).',
      'パリに紫の病原体コマはありません。',
      'Nincs itt lila kocka: Párizs.',
    ],
  },
  {
    reason: { rule: 'OB-ROLE-10', args: { disease: 'red', samples: 3, have: 1 } },
    texts: [
      'Samples on the role card: 1 of 3 red ones.',
      'Proben auf der Rollenkarte (Rot): 1 von 3.',
      '役割カードにある赤のサンプルは3個中1個です。',
      'A szerepkártyán lévő piros minták: 1, ennyi kell: 3.',
    ],
  },
  {
    reason: { rule: 'OB-ROLE-11', args: { disease: 'red' } },
    texts: [
      'There is no red sample on the role card.',
      'Auf der Rollenkarte liegt keine solche Probe (Rot).',
      '役割カードに赤のサンプルはありません。',
      'Nincs piros minta a szerepkártyán.',
    ],
  },
  {
    reason: { rule: 'OB-ROLE-13', args: { most: 2 } },
    texts: [
      'At most the top 2 cards may be looked at.',
      'Höchstens die obersten 2 Karten dürfen angesehen werden.',
      '見られるのは上から2枚までです。',
      'Legfeljebb ennyi felső lap nézhető meg: 2.',
    ],
  },
  {
    reason: { rule: 'OB-EV-01', args: { seat: 1 } },
    texts: ['It is the turn of Ben.', 'Ben ist am Zug.', 'いまはBenの手番です。', 'Most Ben van soron.'],
  },
  {
    reason: { rule: 'OB-EV-02' },
    texts: [
      'This is not the moment for it.',
      'Dafür ist jetzt nicht der richtige Moment.',
      'いまは使えるタイミングではありません。',
      'Most nincs itt az ideje.',
    ],
  },
  {
    reason: { rule: 'OB-EV-05', args: { city: 'paris' } },
    texts: [
      'There is no such cube in Paris.',
      'In Paris liegt kein solcher Würfel.',
      'パリにその病原体コマはありません。',
      'Nincs itt ilyen kocka: Párizs.',
    ],
  },
  {
    reason: { rule: 'OB-EV-07' },
    texts: [
      'No cure has just been discovered.',
      'Es wurde nicht gerade ein Heilmittel entdeckt.',
      '治療薬が発見された直後ではありません。',
      'Nem épp most fedeztek fel ellenszert.',
    ],
  },
  {
    reason: { rule: 'OB-EV-07', args: { disease: 'blue' } },
    texts: [
      'There is no blue cube on the board.',
      'Auf dem Spielplan liegt kein solcher Würfel (Blau).',
      'ボードに青の病原体コマはありません。',
      'Nincs kék kocka a táblán.',
    ],
  },
  {
    reason: { rule: 'OB-EV-07', args: { city: 'paris' } },
    texts: [
      'There is no more cube to take in Paris.',
      'In Paris ist kein Würfel mehr zu holen.',
      'パリに取り除ける病原体コマはもうありません。',
      'Innen már nem vehető le kocka: Párizs.',
    ],
  },
  {
    reason: { rule: 'OB-EV-08', args: { city: 'tokyo' } },
    texts: [
      'Tokyo does not hang together with the cities chosen so far.',
      'Tokyo hängt nicht mit den bisher gewählten Städten zusammen.',
      '東京は、これまでに選んだ都市とつながっていません。',
      'Nem függ össze az eddig választott városokkal: Tokió.',
    ],
  },
  {
    reason: { rule: 'OB-EV-09' },
    texts: [
      'There is no City card in the player discard pile.',
      'Im Spielerkarten-Ablagestapel liegt keine Stadtkarte.',
      'プレイヤーカードの捨て札に都市カードがありません。',
      'Nincs városkártya a játékoskártyák dobópaklijában.',
    ],
  },
  {
    reason: { rule: 'OB-EV-09', args: { card: 'paris' } },
    texts: [
      'Paris is no City card in the player discard pile.',
      'Paris ist keine Stadtkarte im Spielerkarten-Ablagestapel.',
      'パリは、プレイヤーカードの捨て札にある都市カードではありません。',
      'Ez nem városkártya a játékoskártyák dobópaklijában: Párizs.',
    ],
  },
  {
    reason: { rule: 'OB-EV-10' },
    texts: [
      'There is no cube on the board.',
      'Auf dem Spielplan liegt kein Würfel.',
      'ボードに病原体コマがありません。',
      'Nincs kocka a táblán.',
    ],
  },
  {
    reason: { rule: 'OB-EV-10', args: { city: 'paris', disease: 'red' } },
    texts: [
      'There is no red cube in Paris.',
      'In Paris liegt kein Würfel dieser Farbe (Rot).',
      'パリに赤の病原体コマはありません。',
      'Nincs itt piros kocka: Párizs.',
    ],
  },
  {
    reason: { rule: 'OB-EV-11', args: { seat: 1 } },
    texts: [
      'In this turn Special Orders are for the pawn of Ben.',
      '„Sondergenehmigung“ gilt in diesem Zug für die Figur von Ben.',
      'この手番の「特別命令」の対象はBenのコマです。',
      'A Különleges utasítások ebben a körben Ben bábujára szólnak.',
    ],
  },
  {
    reason: { rule: 'OB-EV-13' },
    texts: [
      'This role is not free.',
      'Diese Rolle ist nicht frei.',
      'その役割は空いていません。',
      'Ez a szerep nem szabad.',
    ],
  },
  {
    reason: { rule: 'OB-VS-12', args: { city: 'cairo', disease: 'black' } },
    texts: [
      'In Cairo there is a black cube, and none was treated there in this turn.',
      'In Kairo liegt ein Würfel des Erregerstamms (Schwarz), und in diesem Zug wurde dort keiner behandelt.',
      'カイロには黒の病原体コマがあり、この手番に治療されていません。',
      'Itt fekete kocka van, és ebben a körben nem kezelték: Kairó.',
    ],
  },
  {
    reason: { rule: 'OB-MUT-13', args: { card: 'the-mutation-spreads' } },
    texts: [
      'The Mutation Spreads was not drawn.',
      '„Die Mutation breitet sich aus!“ wurde nicht gezogen.',
      '「変異の拡散」は引いていません。',
      'Ezt most nem húzták: A mutáció terjed.',
    ],
  },
  {
    reason: { rule: 'OB-MUT-18' },
    texts: [
      'No City card in hand names a city with a purple cube.',
      'Keine Stadtkarte auf der Hand nennt eine Stadt mit einem lila Würfel.',
      '紫の病原体コマがある都市のカードが手札にありません。',
      'Nincs kézben olyan város lapja, ahol lila kocka van.',
    ],
  },
  {
    reason: { rule: 'OB-BT-07', args: { seat: 1 } },
    texts: [
      'Ben is the Bio-Terrorist.',
      'Ben ist der Bioterrorist.',
      'Benはバイオテロリストです。',
      'Ben a Bioterrorista.',
    ],
  },
  {
    reason: { rule: 'OB-BT-11' },
    texts: [
      'No terrorist action is left in this turn.',
      'In diesem Zug ist keine Terroristen-Aktion mehr übrig.',
      'この手番のテロリストのアクションは残っていません。',
      'Ebben a körben nem maradt terrorista-akció.',
    ],
  },
  {
    reason: { rule: 'OB-BT-16' },
    texts: [
      'There is no infection card left to draw.',
      'Es gibt keine Infektionskarte mehr zu ziehen.',
      '引ける感染カードがありません。',
      'Nincs több húzható fertőzéskártya.',
    ],
  },
  {
    reason: { rule: 'OB-BT-18', args: { from: 'paris', city: 'lima' } },
    texts: [
      'Paris and Lima are not adjacent.',
      'Paris und Lima sind nicht benachbart.',
      'パリとリマは隣接していません。',
      'Nem szomszédosak: Párizs, Lima.',
    ],
  },
  {
    reason: { rule: 'OB-BT-19', args: { card: 'paris' } },
    texts: [
      'The infection card Paris is not in hand.',
      'Die Infektionskarte Paris ist nicht auf der Hand.',
      '感染カード「パリ」は手札にありません。',
      'Nincs kézben ez a fertőzéskártya: Párizs.',
    ],
  },
  {
    reason: { rule: 'OB-BT-23', args: { city: 'paris' } },
    texts: [
      'The Bio-Terrorist is visible in Paris.',
      'Der Bioterrorist ist in Paris zu sehen.',
      'バイオテロリストはパリで姿が見えています。',
      'A Bioterrorista látható: Párizs.',
    ],
  },
  {
    reason: { rule: 'OB-BT-23', args: { used: 1 } },
    texts: [
      'This was done once in this turn already.',
      'Das ist in diesem Zug schon einmal geschehen.',
      'この手番ですでに1回行いました。',
      'Ez ebben a körben egyszer már megtörtént.',
    ],
  },
  {
    reason: { rule: 'OB-BT-24', args: { city: 'paris' } },
    texts: [
      'The Bio-Terrorist is not in Paris.',
      'Der Bioterrorist ist nicht in Paris.',
      'バイオテロリストはパリにいません。',
      'A Bioterrorista nincs itt: Párizs.',
    ],
  },
  {
    reason: { rule: 'OB-BT-26', args: { card: 'paris', disease: 'red' } },
    texts: [
      'Paris is not a red card.',
      'Paris ist keine Karte dieser Farbe (Rot).',
      'パリは赤のカードではありません。',
      'Ez nem piros lap: Párizs.',
    ],
  },
  {
    reason: { rule: 'OB-BT-26', args: { city: 'paris' } },
    texts: [
      'There is no research station in Paris.',
      'In Paris gibt es kein Forschungszentrum.',
      'パリに調査基地がありません。',
      'Itt nincs kutatóállomás: Párizs.',
    ],
  },
  {
    reason: { rule: 'OB-BT-33', args: { city: 'paris' } },
    texts: [
      'The Bio-Terrorist is not to be seen in Paris.',
      'In Paris ist der Bioterrorist nicht zu sehen.',
      'パリにバイオテロリストの姿はありません。',
      'Itt nem látható a Bioterrorista: Párizs.',
    ],
  },
  {
    reason: { rule: 'OB-BT-35', args: { seat: 0 } },
    texts: [
      'The Bio-Terrorist is a captive of Ann.',
      'Der Bioterrorist ist in der Gewalt von Ann.',
      'バイオテロリストはAnnに捕まっています。',
      'A Bioterrorista Ann fogságában van.',
    ],
  },
  {
    reason: { rule: 'OB-BT-36' },
    texts: [
      'The Bio-Terrorist is not captured.',
      'Der Bioterrorist ist nicht gefangen.',
      'バイオテロリストは捕まっていません。',
      'A Bioterrorista nincs fogságban.',
    ],
  },
  { reason: { rule: 'OB-BT-10' }, texts: [null, null, null, null] },
];

describe('sentences of On the Brink in every language', () => {
  test.each(events)('event $event.t: $texts.0', ({ event, texts }) => {
    expect(inAll((speaker) => eventText(speaker, event))).toEqual(texts);
  });

  test.each(labels)('option $key', ({ key, texts }) => {
    expect(inAll((speaker) => optionText(speaker, option(key)))).toEqual(texts);
  });

  test.each(shortLabels)('short label of $key', ({ key, texts }) => {
    expect(inAll((speaker) => optionShort(speaker, option(key)))).toEqual(texts);
  });

  test.each(questions)('question $asked.ask: $texts.0', ({ asked, texts }) => {
    expect(inAll((speaker) => askText(speaker, asked))).toEqual(texts);
  });

  test.each(details)('refusal $reason.rule: $texts.0', ({ reason, texts }) => {
    expect(inAll((speaker) => reasonText(speaker, reason).detail)).toEqual(texts);
  });
});

test('the card of a city that is turned over has no line of its own', () => {
  expect(inAll((speaker) => eventText(speaker, { t: 'flip', city: 'paris' }))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('where the bio-terrorist flew is what only one seat may follow', () => {
  const flight = { t: 'bt-flight', seat: 1, card: 'paris', n: 2 };
  expect(pandemicSpeech.eventRefs({ ...flight, to: 'lima' }).places).toEqual(['lima']);
  expect(pandemicSpeech.eventRefs(flight).places).toEqual([]);
});

test('a mutation card is turned over in no city', () => {
  expect(pandemicSpeech.eventRefs({ t: 'flip', city: 'mutation-1' }).places).toEqual([]);
  expect(pandemicSpeech.eventRefs({ t: 'peek', seat: 0, cities: ['lagos', 'mutation-2'] }).places).toEqual([
    'lagos',
  ]);
});

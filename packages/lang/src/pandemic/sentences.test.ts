import type { Decision, GameEvent, Option, Reason } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { allMessages, LANGS } from '../../test/catalogues.ts';
import {
  askText,
  cardText,
  cityName,
  createTranslate,
  diseaseName,
  eventName,
  eventText,
  optionShort,
  optionText,
  pandemicSpeech,
  reasonText,
  roleName,
  type Speaker,
} from '../index.ts';

const { eventRefs } = pandemicSpeech;
const speakers = LANGS.map(
  (lang): Speaker => ({
    intl: createTranslate(lang, allMessages(lang)),
    speech: pandemicSpeech,
    names: ['Ann', 'Ben'],
  }),
);
const [english] = speakers;

/** What all four readers see, in the order of `LANGS`. */
const inAll = <T>(tell: (speaker: Speaker) => T): T[] => speakers.map(tell);

const events: readonly { event: GameEvent; texts: string[] }[] = [
  {
    event: { t: 'setup', players: 2, epidemics: 5 },
    texts: [
      'New game: 2 players, 5 Epidemics.',
      'Neues Spiel: 2 Personen, 5 Epidemien.',
      '新しいゲームです。プレイヤー2人、エピデミック5枚。',
      'Új játék: 2 játékos, 5 járványkártya.',
    ],
  },
  {
    event: { t: 'infect', city: 'paris', disease: 'blue', n: 3, cause: 'setup' },
    texts: [
      'Set-up: 3 blue cubes in Paris.',
      'Spielaufbau: 3 Würfel in Paris (Blau).',
      'ゲームの準備：パリに青の病原体コマを3個置きました。',
      'Előkészületek – Párizs: 3 kék kocka.',
    ],
  },
  {
    event: { t: 'infect', city: 'lima', disease: 'yellow', n: 1, cause: 'flip' },
    texts: [
      'Infection card Lima: 1 yellow cube.',
      'Infektionskarte Lima: 1 Würfel (Gelb).',
      '感染カード「リマ」：黄の病原体コマを1個置きました。',
      'Fertőzéskártya – Lima: 1 sárga kocka.',
    ],
  },
  {
    event: { t: 'infect', city: 'cairo', disease: 'black', n: 2, cause: 'epidemic' },
    texts: [
      'The Epidemic hits Cairo: 2 black cubes.',
      'Die Epidemie trifft Kairo: 2 Würfel (Schwarz).',
      'エピデミックにより、カイロに黒の病原体コマを2個置きました。',
      'Járvány – Kairó: 2 fekete kocka.',
    ],
  },
  {
    event: { t: 'infect', city: 'tokyo', disease: 'red', n: 1, cause: 'outbreak' },
    texts: [
      'The outbreak spreads to Tokyo: 1 red cube.',
      'Der Ausbruch erreicht Tokyo: 1 Würfel (Rot).',
      'アウトブレイクが広がり、東京に赤の病原体コマを1個置きました。',
      'A kitörés továbbterjed – Tokió: 1 piros kocka.',
    ],
  },
  {
    event: { t: 'spared', city: 'essen', disease: 'blue', rule: 'PD-CURE-04' },
    texts: [
      'No cube in Essen: blue is eradicated.',
      'Kein Würfel in Essen: Blau ist ausgerottet.',
      '青の病原体は根絶済みのため、エッセンにコマは置かれませんでした。',
      'Essen: nem kerül le kocka, mert ez a betegség már felszámolt (kék).',
    ],
  },
  {
    event: { t: 'spared', city: 'osaka', disease: 'red', rule: 'PD-ROLE-11', role: 'quarantine-specialist' },
    texts: [
      'The Quarantine Specialist protects Osaka: no red cube is placed.',
      'Quarantäne-Spezialistin: Osaka ist geschützt, kein Würfel (Rot).',
      '検疫官が大阪を守り、赤の病原体コマは置かれませんでした。',
      'Oszaka védett (Karanténspecialista): nem kerül ide piros kocka.',
    ],
  },
  {
    event: { t: 'outbreak', city: 'paris', disease: 'blue', outbreaks: 1, chain: false },
    texts: [
      'Outbreak of blue in Paris! Outbreaks so far: 1.',
      'Ausbruch in Paris (Blau)! Ausbrüche bisher: 1.',
      'パリで青のアウトブレイクが起こりました！（累計1回）',
      'Kitörés – Párizs (kék)! Eddigi kitörések száma: 1.',
    ],
  },
  {
    event: { t: 'outbreak', city: 'london', disease: 'blue', outbreaks: 2, chain: true },
    texts: [
      'Chain outbreak of blue in London! Outbreaks so far: 2.',
      'Anschlussausbruch in London (Blau)! Ausbrüche bisher: 2.',
      'ロンドンで青の連鎖アウトブレイクが起こりました！（累計2回）',
      'Láncreakció – London (kék)! Eddigi kitörések száma: 2.',
    ],
  },
  {
    event: { t: 'eradicated', disease: 'black' },
    texts: [
      'The black disease is eradicated!',
      'Seuche ausgerottet: Schwarz!',
      '黒の病原体が根絶されました！',
      'Betegség felszámolva: fekete!',
    ],
  },
  {
    event: { t: 'role', seat: 0, role: 'medic' },
    texts: [
      'Ann plays the Medic.',
      'Rolle von Ann: Sanitäter.',
      'Annの役割は衛生兵に決まりました。',
      'Ann szerepe: Orvos.',
    ],
  },
  {
    event: { t: 'deal', seat: 0, n: 3, cards: ['paris', 'tokyo', 'airlift'] },
    texts: [
      'Ann starts with Paris, Tokyo and Airlift.',
      'Starthand von Ann: Paris, Tokyo und Freiflug.',
      'Annに初期手札としてパリ、東京、空輸が配られました。',
      'Ann kezdőkeze: Párizs, Tokió és Légifuvar.',
    ],
  },
  {
    event: { t: 'deal', seat: 1, n: 3 },
    texts: [
      'Ben starts with 3 cards.',
      'Ben beginnt mit 3 Karten.',
      'Benに初期手札が3枚配られました。',
      'Ben 3 lappal kezd.',
    ],
  },
  {
    event: { t: 'turn', seat: 0, turn: 3 },
    texts: ['Turn 3: Ann.', 'Zug 3: Ann.', '第3手番：Ann。', '3. kör: Ann.'],
  },
  {
    event: { t: 'move', seat: 0, pawn: 0, how: 'drive', from: 'paris', city: 'london' },
    texts: [
      'Ann drives from Paris to London.',
      'Ann fährt von Paris nach London.',
      'Annが自動車／船でパリからロンドンへ移動しました。',
      'Ann autóval/hajóval utazik: Párizs – London.',
    ],
  },
  {
    event: { t: 'move', seat: 0, pawn: 0, how: 'fly', from: 'paris', city: 'tokyo', card: 'tokyo' },
    texts: [
      'Ann takes a Direct Flight from Paris to Tokyo (discards Tokyo).',
      'Ann fliegt per Direktflug von Paris nach Tokyo und wirft Tokyo ab.',
      'Annが東京のカードを捨て、直行便でパリから東京へ移動しました。',
      'Ann közvetlen járattal utazik: Párizs – Tokió (eldobott lap: Tokió).',
    ],
  },
  {
    event: { t: 'move', seat: 0, pawn: 0, how: 'charter', from: 'paris', city: 'tokyo', card: 'paris' },
    texts: [
      'Ann takes a Charter Flight from Paris to Tokyo (discards Paris).',
      'Ann fliegt per Charterflug von Paris nach Tokyo und wirft Paris ab.',
      'Annがパリのカードを捨て、チャーター便でパリから東京へ移動しました。',
      'Ann bérelt járattal utazik: Párizs – Tokió (eldobott lap: Párizs).',
    ],
  },
  {
    event: { t: 'move', seat: 0, pawn: 0, how: 'shuttle', from: 'paris', city: 'atlanta' },
    texts: [
      'Ann takes a Shuttle Flight from Paris to Atlanta.',
      'Ann fliegt per Zubringerflug von Paris nach Atlanta.',
      'Annがシャトル便でパリからアトランタへ移動しました。',
      'Ann ingajárattal utazik: Párizs – Atlanta.',
    ],
  },
  {
    event: { t: 'move', seat: 0, pawn: 0, how: 'expert', from: 'atlanta', city: 'tokyo', card: 'lima' },
    texts: [
      'Ann takes a special flight from Atlanta to Tokyo (discards Lima).',
      'Ann fliegt per Sonderflug von Atlanta nach Tokyo und wirft Lima ab.',
      'Annがリマのカードを捨て、特別便でアトランタから東京へ移動しました。',
      'Ann különjárattal utazik: Atlanta – Tokió (eldobott lap: Lima).',
    ],
  },
  {
    event: { t: 'move', seat: 0, pawn: 0, how: 'summon', from: 'paris', city: 'cairo' },
    texts: [
      'Ann leaves Paris and joins another pawn in Cairo.',
      'Ann zieht von Paris zu einer anderen Spielfigur nach Kairo.',
      'Annがパリから、ほかのコマがいるカイロへ移動しました。',
      'Ann egy másik bábuhoz megy: Párizs – Kairó.',
    ],
  },
  {
    event: { t: 'move', seat: 1, pawn: 1, how: 'airlift', from: 'paris', city: 'sydney' },
    texts: [
      'Ben is airlifted from Paris to Sydney.',
      'Ben fliegt per Freiflug von Paris nach Sydney.',
      'Benが空輸でパリからシドニーへ移動しました。',
      'Ben légifuvarral utazik: Párizs – Sydney.',
    ],
  },
  {
    event: { t: 'move', seat: 0, pawn: 1, how: 'drive', from: 'paris', city: 'london' },
    texts: [
      'Ann drives Ben from Paris to London.',
      'Ann bringt Ben per Autofahrt/Schifffahrt von Paris nach London.',
      'AnnがBenのコマを自動車／船でパリからロンドンへ移動させました。',
      'Ann autóval/hajóval mozgatja Ben bábuját: Párizs – London.',
    ],
  },
  {
    event: { t: 'move', seat: 0, pawn: 1, how: 'charter', from: 'paris', city: 'tokyo', card: 'paris' },
    texts: [
      'Ann sends Ben by Charter Flight from Paris to Tokyo (discards Paris).',
      'Ann bringt Ben per Charterflug von Paris nach Tokyo und wirft Paris ab.',
      'Annがパリのカードを捨て、Benのコマをチャーター便でパリから東京へ移動させました。',
      'Ann bérelt járattal mozgatja Ben bábuját: Párizs – Tokió (eldobott lap: Párizs).',
    ],
  },
  {
    event: { t: 'move', seat: 0, pawn: 1, how: 'summon', from: 'paris', city: 'cairo' },
    texts: [
      'Ann moves Ben from Paris to another pawn in Cairo.',
      'Ann bringt Ben von Paris zu einer anderen Spielfigur nach Kairo.',
      'AnnがBenのコマをパリから、ほかのコマがいるカイロへ移動させました。',
      'Ann egy másik bábuhoz viszi Ben bábuját: Párizs – Kairó.',
    ],
  },
  {
    event: { t: 'move', seat: 0, pawn: 1, how: 'airlift', from: 'paris', city: 'sydney' },
    texts: [
      'Ann airlifts Ben from Paris to Sydney.',
      'Ann bringt Ben per Freiflug von Paris nach Sydney.',
      'AnnがBenのコマを空輸でパリからシドニーへ移動させました。',
      'Ann légifuvarral viszi Ben bábuját: Párizs – Sydney.',
    ],
  },
  {
    event: { t: 'build', seat: 0, city: 'cairo', from: null },
    texts: [
      'Ann builds a research station in Cairo.',
      'Ann errichtet ein Forschungszentrum in Kairo.',
      'Annがカイロに調査基地を設置しました。',
      'Ann kutatóállomást épít itt: Kairó.',
    ],
  },
  {
    event: { t: 'build', seat: 0, city: 'cairo', from: 'atlanta' },
    texts: [
      'Ann moves the research station from Atlanta to Cairo.',
      'Ann versetzt das Forschungszentrum von Atlanta nach Kairo.',
      'Annがアトランタの調査基地をカイロへ移しました。',
      'Ann áthelyez egy kutatóállomást: Atlanta – Kairó.',
    ],
  },
  {
    event: { t: 'treat', seat: 0, city: 'paris', disease: 'blue', n: 1 },
    texts: [
      'Ann treats blue in Paris: 1 cube removed.',
      'Ann behandelt in Paris: 1 Würfel entfernt (Blau).',
      'Annがパリで治療を行い、青の病原体コマを1個取り除きました。',
      'Ann betegséget kezel – Párizs: 1 kék kocka lekerül.',
    ],
  },
  {
    event: { t: 'clear', role: 'medic', city: 'paris', disease: 'blue', n: 2 },
    texts: [
      'The Medic clears 2 blue cubes from Paris at no cost.',
      'Sanitäter: 2 Würfel in Paris kostenlos entfernt (Blau).',
      '衛生兵の能力により、パリから青の病原体コマが2個取り除かれました。',
      'Orvos – Párizs: 2 kék kocka ingyen lekerül.',
    ],
  },
  {
    event: { t: 'share', from: 1, to: 0, card: 'paris' },
    texts: [
      'Ben gives the Paris card to Ann.',
      'Ben gibt Ann die Karte Paris.',
      'BenがAnnにパリのカードを渡しました。',
      'Ben átadja ezt a lapot: Párizs. Megkapja: Ann.',
    ],
  },
  {
    event: { t: 'spent', seat: 0, cards: ['paris', 'london', 'essen', 'milan'] },
    texts: [
      'Ann discards Paris, London, Essen and Milan for the cure.',
      'Ann wirft für das Heilmittel ab: Paris, London, Essen und Mailand.',
      'Annが治療薬のためにパリ、ロンドン、エッセン、ミラノのカードを捨てました。',
      'Ann ezeket dobja el az ellenszerhez: Párizs, London, Essen és Milánó.',
    ],
  },
  {
    event: { t: 'cure', seat: 0, disease: 'blue' },
    texts: [
      'Ann discovers the cure for blue!',
      'Ann entdeckt das Heilmittel gegen Blau!',
      'Annが青の治療薬を発見しました！',
      'Ann felfedezi az ellenszert: kék!',
    ],
  },
  {
    event: { t: 'fetch', seat: 0, card: 'forecast' },
    texts: [
      'Ann takes Forecast from the discard pile and stores it.',
      'Ann sichert „Prognose“ vom Ablagestapel.',
      'Annが捨て札から「予測」を確保しました。',
      'Ann eltesz egy eseményt a dobópakliból: Előrejelzés.',
    ],
  },
  {
    event: { t: 'event', seat: 1, card: 'one-quiet-night' },
    texts: [
      'Ben plays One Quiet Night.',
      'Ben spielt „Eine ruhige Nacht“ aus.',
      'Benが「静かな夜」を使いました。',
      'Ben eseményt játszik ki: Csendes éjszaka.',
    ],
  },
  {
    event: { t: 'refused', seat: 1, by: 0 },
    texts: [
      'Ben turns down the request of Ann.',
      'Ben lehnt die Anfrage von Ann ab.',
      'BenがAnnの頼みを断りました。',
      'Ben elutasítja Ann kérését.',
    ],
  },
  {
    event: { t: 'draw', seat: 0, n: 2, epidemics: 0, cards: ['paris', 'forecast'] },
    texts: [
      'Ann draws Paris and Forecast.',
      'Ann zieht Paris und Prognose.',
      'Annがパリ、予測を引きました。',
      'Ann ezt húzza: Párizs és Előrejelzés.',
    ],
  },
  {
    event: { t: 'draw', seat: 0, n: 2, epidemics: 1, cards: ['paris', 'epidemic'] },
    texts: [
      'Ann draws Paris and an Epidemic.',
      'Ann zieht Paris und eine Epidemie.',
      'Annがパリとエピデミック1枚を引きました。',
      'Ann ezt húzza: Párizs és 1 járványkártya.',
    ],
  },
  {
    event: { t: 'draw', seat: 0, n: 2, epidemics: 0 },
    texts: ['Ann draws 2 cards.', 'Ann zieht 2 Karten.', 'Annがカードを2枚引きました。', 'Ann 2 lapot húz.'],
  },
  {
    event: { t: 'draw', seat: 0, n: 2, epidemics: 1 },
    texts: [
      'Ann draws 1 card and an Epidemic.',
      'Ann zieht 1 Karte und eine Epidemie.',
      'Annがカード1枚とエピデミック1枚を引きました。',
      'Ann 1 lapot és 1 járványkártyát húz.',
    ],
  },
  {
    event: { t: 'draw', seat: 0, n: 2, epidemics: 2, cards: ['epidemic', 'epidemic'] },
    texts: [
      'Ann draws 2 Epidemics.',
      'Ann zieht 2 Epidemien.',
      'Annがエピデミックを2枚引きました。',
      'Ann 2 járványkártyát húz.',
    ],
  },
  { event: { t: 'epidemic' }, texts: ['Epidemic!', 'Epidemie!', 'エピデミックが発生しました！', 'Járvány!'] },
  {
    event: { t: 'rate', rate: 3, space: 4 },
    texts: [
      'The infection rate marker moves to space 4; the infection rate is 3.',
      'Der Infektionsmarker rückt auf Feld 4 vor; die Infektionsquote ist 3.',
      '感染率マーカーが4番目のマスに進みました（感染率3）。',
      'A fertőzésiráta-jelző előrelép (4. mező), a fertőzési ráta 3.',
    ],
  },
  {
    event: { t: 'bottom', city: 'sydney' },
    texts: [
      'Bottom infection card: Sydney.',
      'Unterste Infektionskarte: Sydney.',
      '一番下の感染カードはシドニーでした。',
      'A legalsó fertőzéskártya: Sydney.',
    ],
  },
  {
    event: { t: 'intensify', n: 0 },
    texts: [
      'There is no infection discard to shuffle back.',
      'Im Infektions-Ablagestapel liegt keine Karte zum Mischen.',
      '激化：山札に戻す感染カードはありませんでした。',
      'Nincs fertőzéskártya a dobópakliban, amelyet vissza lehetne keverni.',
    ],
  },
  {
    event: { t: 'removed', city: 'lagos' },
    texts: [
      'The infection card Lagos is removed from the game.',
      'Die Infektionskarte Lagos kommt aus dem Spiel.',
      '感染カード「ラゴス」がゲームから除外されました。',
      'Kikerül a játékból ez a fertőzéskártya: Lagos.',
    ],
  },
  {
    event: { t: 'peek', seat: 0, n: 3, cities: ['lagos', 'delhi', 'seoul'] },
    texts: [
      'Ann looks at the top 3 infection cards: Lagos, Delhi and Seoul.',
      'Ann sieht sich die obersten 3 Infektionskarten an: Lagos, Delhi und Seoul.',
      'Annが感染カードの山札の上から3枚を見ました：ラゴス、デリー、ソウル。',
      'Ann megnézi a felső 3 fertőzéskártyát: Lagos, Delhi és Szöul.',
    ],
  },
  {
    event: { t: 'arrange', seat: 0, n: 2, cities: ['delhi', 'lagos'] },
    texts: [
      'Ann puts 2 infection cards back, from the top: Delhi and Lagos.',
      'Ann legt 2 Infektionskarten zurück, von oben: Delhi und Lagos.',
      'Annが感染カード2枚を山札に戻しました。上からデリー、ラゴスの順です。',
      'Ann visszatesz 2 fertőzéskártyát, felülről lefelé: Delhi és Lagos.',
    ],
  },
  {
    event: { t: 'discard', seat: 0, card: 'paris' },
    texts: [
      'Ann discards Paris (hand limit).',
      'Ann wirft Paris ab (Handkartenlimit).',
      'Annが手札上限のためパリのカードを捨てました。',
      'Ann eldob egy lapot a kézlimit miatt: Párizs.',
    ],
  },
  {
    event: { t: 'discard', seat: 0, card: 'airlift' },
    texts: [
      'Ann discards Airlift unused (hand limit).',
      'Ann wirft „Freiflug“ ungenutzt ab (Handkartenlimit).',
      'Annが手札上限のため「空輸」を使わずに捨てました。',
      'Ann kijátszás nélkül eldob egy eseményt a kézlimit miatt: Légifuvar.',
    ],
  },
  {
    event: { t: 'quiet', seat: 0 },
    texts: [
      'One Quiet Night: the infect phase is skipped.',
      'Eine ruhige Nacht: Die Infektionsphase entfällt.',
      '「静かな夜」の効果で、感染フェイズを飛ばしました。',
      'Csendes éjszaka: a fertőzési fázis kimarad.',
    ],
  },
  {
    event: { t: 'lost', cause: 'outbreaks' },
    texts: [
      'The outbreaks marker reaches 8.',
      'Der Ausbruchsmarker erreicht die 8.',
      'アウトブレイクマーカーが8に達しました。',
      'A kitörésjelző eléri a 8-at.',
    ],
  },
  {
    event: { t: 'lost', cause: 'cubes', disease: 'red' },
    texts: [
      'A red cube has to be placed, but the supply is empty.',
      'Ein Würfel müsste platziert werden, aber im Vorrat ist keiner mehr (Rot).',
      '置くべき赤の病原体コマがストックに残っていませんでした。',
      'Le kellene helyezni egy kockát, de a készletben nincs több piros kocka.',
    ],
  },
  {
    event: { t: 'lost', cause: 'cards' },
    texts: [
      'Fewer than 2 player cards are left to draw.',
      'Zum Nachziehen sind weniger als 2 Spielerkarten übrig.',
      '引くプレイヤーカードが2枚残っていませんでした。',
      '2-nél kevesebb játékoskártya maradt a húzáshoz.',
    ],
  },
  {
    event: { t: 'over', result: 'won', cause: 'cures' },
    texts: ['The team wins!', 'Das Team gewinnt!', 'チームが勝利しました！', 'A csapat győz!'],
  },
  {
    event: { t: 'over', result: 'lost', cause: 'cards' },
    texts: ['The team loses.', 'Das Team verliert.', 'チームが敗北しました。', 'A csapat veszít.'],
  },
  {
    event: { t: 'switch', seat: 1, name: 'autoConsent', to: true },
    texts: [
      'From now on, Ben agrees to everything automatically.',
      'Ben stimmt ab jetzt automatisch zu.',
      'Benが今後は自動的に同意するように設定しました。',
      'Ben mostantól mindenbe automatikusan beleegyezik.',
    ],
  },
];

const option = (key: string): Option => {
  const [kind, ...args] = key.split(':');
  return { key, kind, args, seat: 0 };
};

const labels: readonly { key: string; texts: string[] }[] = [
  {
    key: 'drive:chicago',
    texts: ['Drive to Chicago', 'Nach Chicago fahren', '自動車／船でシカゴへ', 'Autó/hajó: Chicago'],
  },
  {
    key: 'fly:tokyo',
    texts: [
      'Direct Flight to Tokyo (with the Tokyo card)',
      'Direktflug nach Tokyo (mit der Karte Tokyo)',
      '直行便で東京へ（東京のカードを使う）',
      'Közvetlen járat: Tokió (ezzel a lappal: Tokió)',
    ],
  },
  {
    key: 'charter:tokyo',
    texts: [
      'Charter Flight to Tokyo (discard the card of your city)',
      'Charterflug nach Tokyo (Karte deiner Stadt abwerfen)',
      'チャーター便で東京へ（いまいる都市のカードを捨てる）',
      'Bérelt járat: Tokió (a mostani városod lapját dobod el)',
    ],
  },
  {
    key: 'shuttle:cairo',
    texts: [
      'Shuttle Flight to Cairo',
      'Zubringerflug nach Kairo',
      'シャトル便でカイロへ',
      'Ingajárat: Kairó',
    ],
  },
  {
    key: 'build',
    texts: [
      'Build a research station',
      'Forschungszentrum errichten',
      '調査基地の設置',
      'Kutatóállomás építése',
    ],
  },
  { key: 'treat:blue', texts: ['Treat blue', 'Blau behandeln', '青を治療', 'Kezelés: kék'] },
  {
    key: 'give:p2:paris',
    texts: ['Give Paris to Ben', 'Paris an Ben geben', 'Benにパリを渡す', 'Párizs átadása, megkapja: Ben'],
  },
  {
    key: 'take:p2:paris',
    texts: [
      'Take Paris from Ben',
      'Paris von Ben nehmen',
      'Benからパリを受け取る',
      'Párizs elvétele, odaadja: Ben',
    ],
  },
  {
    key: 'request:p2',
    texts: ['Ask Ben for a card', 'Ben um eine Karte bitten', 'Benにカードを頼む', 'Kártya kérése tőle: Ben'],
  },
  { key: 'hand-over:paris', texts: ['Hand over Paris', 'Paris abgeben', 'パリを渡す', 'Párizs átadása'] },
  {
    key: 'cure:blue',
    texts: [
      'Discover the cure for blue',
      'Heilmittel gegen Blau entdecken',
      '青の治療薬を発見する',
      'Ellenszer felfedezése: kék',
    ],
  },
  {
    key: 'end',
    texts: [
      'End actions and draw cards',
      'Aktionen beenden und Karten ziehen',
      'アクションを終了してカードを引く',
      'Akciók befejezése és laphúzás',
    ],
  },
  {
    key: 'event:airlift',
    texts: [
      'Play Airlift (Ann)',
      '„Freiflug“ ausspielen (Ann)',
      '「空輸」を使う（Ann）',
      'Légifuvar kijátszása (Ann)',
    ],
  },
  {
    key: 'expert-fly:tokyo',
    texts: [
      'Operations Expert: special flight to Tokyo',
      'Betriebsexperte: Sonderflug nach Tokyo',
      '作戦エキスパート：特別便で東京へ',
      'Műveleti tiszt – különjárat: Tokió',
    ],
  },
  {
    key: 'fetch:forecast',
    texts: [
      'Contingency Planner: store Forecast',
      'Krisenmanager: „Prognose“ sichern',
      '危機管理官：「予測」を確保する',
      'Készenléti elemző – esemény eltétele: Előrejelzés',
    ],
  },
  {
    key: 'summon:p2:cairo',
    texts: [
      'Dispatcher: move Ben to the pawn in Cairo',
      'Logistiker: Ben zur Figur in Kairo bewegen',
      '通信指令員：Benのコマを、コマがいるカイロへ移動',
      'Diszpécser – Ben bábuja egy másik bábuhoz: Kairó',
    ],
  },
  {
    key: 'lead-drive:p2:cairo',
    texts: [
      'Drive Ben to Cairo',
      'Ben nach Kairo fahren',
      'Benのコマを自動車／船でカイロへ移動',
      'Ben bábuja autóval/hajóval: Kairó',
    ],
  },
  {
    key: 'lead-fly:p2:cairo',
    texts: [
      'Move Ben to Cairo by Direct Flight (with the Cairo card)',
      'Ben per Direktflug nach Kairo bringen (mit der Karte Kairo)',
      'Benのコマを直行便でカイロへ移動（カイロのカードを使う）',
      'Ben bábuja közvetlen járattal: Kairó (ezzel a lappal: Kairó)',
    ],
  },
  {
    key: 'lead-charter:p2:cairo',
    texts: [
      'Move Ben to Cairo by Charter Flight (discard the card of the city left)',
      'Ben per Charterflug nach Kairo bringen (Karte der verlassenen Stadt abwerfen)',
      'Benのコマをチャーター便でカイロへ移動（出発する都市のカードを捨てる）',
      'Ben bábuja bérelt járattal: Kairó (az indulási város lapját dobod el)',
    ],
  },
  {
    key: 'lead-shuttle:p2:cairo',
    texts: [
      'Move Ben to Cairo by Shuttle Flight',
      'Ben per Zubringerflug nach Kairo bringen',
      'Benのコマをシャトル便でカイロへ移動',
      'Ben bábuja ingajárattal: Kairó',
    ],
  },
  { key: 'continue', texts: ['Continue', 'Weiter', '続ける', 'Tovább'] },
  { key: 'discard:paris', texts: ['Discard Paris', 'Paris abwerfen', 'パリを捨てる', 'Párizs eldobása'] },
  {
    key: 'spend:paris',
    texts: [
      'Discard Paris for this',
      'Paris dafür abwerfen',
      'このためにパリを捨てる',
      'Párizs felhasználása',
    ],
  },
  { key: 'pawn:p2', texts: ['Move Ben', 'Ben bewegen', 'Benのコマを動かす', 'Ben bábujának mozgatása'] },
  {
    key: 'station:cairo',
    texts: [
      'Move the research station in Cairo',
      'Forschungszentrum in Kairo versetzen',
      'カイロの調査基地を移す',
      'Kutatóállomás áthelyezése innen: Kairó',
    ],
  },
  { key: 'agree', texts: ['Agree', 'Zustimmen', '同意する', 'Beleegyezem'] },
  {
    key: 'order:paris',
    texts: [
      'Next from the top: Paris',
      'Als Nächste von oben: Paris',
      '上から次はパリ',
      'Felülről a következő: Párizs',
    ],
  },
  {
    key: 'remove:paris',
    texts: [
      'Remove Paris from the game',
      'Paris aus dem Spiel nehmen',
      'パリをゲームから除外する',
      'Párizs kivétele a játékból',
    ],
  },
  {
    key: 'card:epidemic',
    texts: ['Card: Epidemic', 'Karte: Epidemie', 'カード：エピデミック', 'Kártya: Járvány'],
  },
  { key: 'role:p2:medic', texts: ['Ben: Medic', 'Ben: Sanitäter', 'Ben：衛生兵', 'Ben: Orvos'] },
];

const shortLabels: readonly { key: string; texts: string[] }[] = [
  { key: 'drive:chicago', texts: ['Drive', 'Fahren', '自動車／船', 'Autó/hajó'] },
  { key: 'fly:tokyo', texts: ['Direct Flight', 'Direktflug', '直行便', 'Közvetlen járat'] },
  { key: 'treat:blue', texts: ['Treat blue', 'Blau behandeln', '青を治療', 'Kezelés: kék'] },
  { key: 'give:p2:paris', texts: ['Give to Ben', 'An Ben geben', 'Benに渡す', 'Átadás: Ben'] },
  { key: 'request:p2', texts: ['Ask for a card', 'Um Karte bitten', 'カードを頼む', 'Kártya kérése'] },
  { key: 'event:airlift', texts: ['Play', 'Ausspielen', '使う', 'Kijátszás'] },
  { key: 'summon:p2:cairo', texts: ['Bring Ben here', 'Ben herholen', 'Benを呼び寄せる', 'Idehívás: Ben'] },
  {
    key: 'lead-charter:p2:cairo',
    texts: ['Charter Flight: Ben', 'Charterflug: Ben', 'Benをチャーター便で', 'Bérelt járat: Ben'],
  },
  { key: 'station:cairo', texts: ['Move this one', 'Dieses versetzen', 'これを移す', 'Ezt helyezem át'] },
  { key: 'role:p2:medic', texts: ['Medic', 'Sanitäter', '衛生兵', 'Orvos'] },
];

const decision = (ask: string, about: string | null, keys: readonly string[] = []): Decision => ({
  seq: 7,
  owner: 0,
  ask,
  about,
  pause: false,
  options: keys.map(option),
});

const questions: readonly { asked: Decision; texts: string[] }[] = [
  {
    asked: decision('action', null, ['drive:chicago', 'end']),
    texts: [
      'Ann: choose an action',
      'Ann: Wähle eine Aktion',
      'Ann：アクションを選んでください',
      'Ann: válassz egy akciót',
    ],
  },
  {
    asked: decision('action', null, ['end', 'event:airlift']),
    texts: [
      'Ann: no actions left. End your actions, or play an event first.',
      'Ann: Keine Aktionen mehr. Beende deine Aktionen oder spiel vorher noch ein Ereignis aus.',
      'Ann：アクションは残っていません。アクションを終了するか、先にイベントを使ってください。',
      'Ann: nincs több akciód. Fejezd be az akcióidat, vagy előtte játssz ki eseményt.',
    ],
  },
  {
    asked: decision('action', null),
    texts: [
      'Ann: choose an action',
      'Ann: Wähle eine Aktion',
      'Ann：アクションを選んでください',
      'Ann: válassz egy akciót',
    ],
  },
  {
    asked: decision('moveStation', 'cairo'),
    texts: [
      'Ann: all research stations are on the board. Which one moves to Cairo?',
      'Ann: Alle Forschungszentren sind auf dem Spielplan. Welches wird nach Kairo versetzt?',
      'Ann：調査基地がすべてボード上にあります。どれをカイロへ移しますか？',
      'Ann: minden kutatóállomás a táblán van. Melyik kerüljön ide: Kairó?',
    ],
  },
  {
    asked: decision('cureCard', 'blue'),
    texts: [
      'Ann: choose a blue card to discard for the cure',
      'Ann: Wähle eine Karte, die du für das Heilmittel abwirfst (Blau)',
      'Ann：治療薬のために捨てる青のカードを選んでください',
      'Ann: válassz egy kék lapot, amelyet eldobsz az ellenszerhez',
    ],
  },
  {
    asked: decision('airliftCity', 'p2'),
    texts: [
      'Ann: where does Ben go by Airlift?',
      'Ann: Wohin geht der Freiflug von Ben?',
      'Ann：Benのコマをどこへ空輸しますか？',
      'Ann: hová vigye a légifuvar Ben bábuját?',
    ],
  },
  {
    asked: decision('forecastOrder', ''),
    texts: [
      'Ann: put the infection cards back. Which one goes on top?',
      'Ann: Lege die Infektionskarten zurück. Welche kommt nach ganz oben?',
      'Ann：感染カードを山札に戻します。どれを一番上にしますか？',
      'Ann: tedd vissza a fertőzéskártyákat. Melyik kerüljön legfelülre?',
    ],
  },
  {
    asked: decision('forecastOrder', 'paris,tokyo'),
    texts: [
      'Ann: which infection card comes next? From the top so far: Paris and Tokyo',
      'Ann: Welche Infektionskarte folgt als Nächste? Bisher von oben: Paris und Tokyo',
      'Ann：次の感染カードはどれにしますか？ ここまで上から：パリ、東京',
      'Ann: melyik fertőzéskártya következzen? Eddig felülről: Párizs és Tokió',
    ],
  },
  {
    asked: decision('consent', 'p2:give:p1:paris'),
    texts: [
      'Ann, do you agree? Ben wants to give you Paris.',
      'Ann, stimmst du zu? Ben möchte dir Paris geben.',
      'Ann、同意しますか？ Benがパリのカードを渡そうとしています。',
      'Ann, beleegyezel? Ben ezt a lapot adná neked: Párizs.',
    ],
  },
  {
    asked: decision('consent', 'p2:take:p1:paris'),
    texts: [
      'Ann, do you agree? Ben wants to take Paris from you.',
      'Ann, stimmst du zu? Ben möchte Paris von dir nehmen.',
      'Ann、同意しますか？ Benがパリのカードを受け取ろうとしています。',
      'Ann, beleegyezel? Ben ezt a lapot venné el tőled: Párizs.',
    ],
  },
  {
    asked: decision('consent', 'p2:summon:p1:cairo'),
    texts: [
      'Ann, do you agree? Ben wants to move you to the pawn in Cairo.',
      'Ann, stimmst du zu? Ben möchte dich zur Figur in Kairo bewegen.',
      'Ann、同意しますか？ Benがあなたのコマを、ほかのコマがいるカイロへ移動させようとしています。',
      'Ann, beleegyezel? Ben egy másik bábuhoz vinné a bábudat: Kairó.',
    ],
  },
  {
    asked: decision('consent', 'p2:lead-drive:p1:cairo'),
    texts: [
      'Ann, do you agree? Ben wants to drive you to Cairo.',
      'Ann, stimmst du zu? Ben möchte dich nach Kairo fahren.',
      'Ann、同意しますか？ Benがあなたのコマを自動車／船でカイロへ移動させようとしています。',
      'Ann, beleegyezel? Ben autóval/hajóval vinné a bábudat: Kairó.',
    ],
  },
  {
    asked: decision('consent', 'p2:lead-charter:p1:cairo'),
    texts: [
      'Ann, do you agree? Ben wants to move you to Cairo by Charter Flight.',
      'Ann, stimmst du zu? Ben möchte dich per Charterflug nach Kairo bringen.',
      'Ann、同意しますか？ Benがあなたのコマをチャーター便でカイロへ移動させようとしています。',
      'Ann, beleegyezel? Ben bérelt járattal vinné a bábudat: Kairó.',
    ],
  },
  {
    asked: decision('consent', 'p2:airlift:p1:cairo'),
    texts: [
      'Ann, do you agree? Ben wants to airlift you to Cairo.',
      'Ann, stimmst du zu? Ben möchte dich per Freiflug nach Kairo bringen.',
      'Ann、同意しますか？ Benがあなたのコマをカイロへ空輸しようとしています。',
      'Ann, beleegyezel? Ben légifuvarral vinné a bábudat: Kairó.',
    ],
  },
  {
    asked: decision('discard', '2'),
    texts: [
      'Ann: discard 2 cards, or play events instead',
      'Ann: Wirf 2 Karten ab oder spiel stattdessen Ereignisse aus',
      'Ann：カードを2枚捨てるか、代わりにイベントを使ってください',
      'Ann: dobj el 2 lapot, vagy játssz ki helyette eseményt',
    ],
  },
  {
    asked: decision('request', 'p2'),
    texts: [
      'Ann: Ben asks you for a card. Hand one over or refuse.',
      'Ann: Ben bittet dich um eine Karte. Gib eine ab oder lehne ab.',
      'Ann：Benがカードを頼んでいます。1枚渡すか、断ってください。',
      'Ann: Ben kártyát kér tőled. Adj át egyet, vagy utasítsd el.',
    ],
  },
  {
    asked: decision('request', null),
    texts: [
      'Ann is asked for a card',
      'Ann wird um eine Karte gebeten',
      'Annがカードを頼まれています',
      'Ann kártyakérést kapott',
    ],
  },
  {
    asked: decision('enterInfection', '3'),
    texts: [
      'Set-up: which infection card was turned over for 3 cubes?',
      'Spielaufbau: Welche Infektionskarte wurde für 3 Würfel aufgedeckt?',
      'ゲームの準備：病原体コマを3個置く感染カードはどれですか？',
      'Előkészületek: melyik fertőzéskártyát fordítottátok fel 3 kockához?',
    ],
  },
  {
    asked: decision('enterInfection', null),
    texts: [
      'Which infection card was turned over?',
      'Welche Infektionskarte wurde aufgedeckt?',
      'めくった感染カードはどれですか？',
      'Melyik fertőzéskártyát fordítottátok fel?',
    ],
  },
  {
    asked: decision('enterCard', 'p2'),
    texts: [
      'Which card did Ben draw?',
      'Welche Karte hat Ben gezogen?',
      'Benが引いたカードはどれですか？',
      'Melyik lapot húzta Ben?',
    ],
  },
];

const details: readonly { reason: Reason; texts: (string | null)[] }[] = [
  {
    reason: { rule: 'PD-ACT-01', args: { from: 'paris', city: 'tokyo' } },
    texts: [
      'Paris and Tokyo are not adjacent.',
      'Paris und Tokyo sind nicht benachbart.',
      'パリと東京は隣接していません。',
      'Nem szomszédosak: Párizs, Tokió.',
    ],
  },
  {
    reason: { rule: 'PD-ACT-02', args: { card: 'tokyo' } },
    texts: [
      'The Tokyo card is needed.',
      'Dafür braucht es die Karte Tokyo.',
      '東京のカードが必要です。',
      'Ez a lap kell hozzá: Tokió.',
    ],
  },
  {
    reason: { rule: 'PD-ACT-04', args: { city: 'cairo' } },
    texts: [
      'There is no research station in Cairo.',
      'In Kairo gibt es kein Forschungszentrum.',
      'カイロに調査基地がありません。',
      'Itt nincs kutatóállomás: Kairó.',
    ],
  },
  {
    reason: { rule: 'PD-ACT-05', args: { city: 'cairo' } },
    texts: [
      'The pawn is in Cairo already.',
      'Die Spielfigur ist schon in Kairo.',
      'コマはすでにカイロにいます。',
      'A bábu már itt van: Kairó.',
    ],
  },
  {
    reason: { rule: 'PD-ACT-06', args: { city: 'cairo' } },
    texts: [
      'Cairo has a research station already.',
      'In Kairo steht schon ein Forschungszentrum.',
      'カイロにはすでに調査基地があります。',
      'Itt már áll kutatóállomás: Kairó.',
    ],
  },
  {
    reason: { rule: 'PD-ACT-06', args: { card: 'cairo' } },
    texts: [
      'The Cairo card is needed.',
      'Dafür braucht es die Karte Kairo.',
      'カイロのカードが必要です。',
      'Ez a lap kell hozzá: Kairó.',
    ],
  },
  {
    reason: { rule: 'PD-ACT-08', args: { city: 'paris', disease: 'blue' } },
    texts: [
      'There is no blue cube in Paris.',
      'In Paris liegt kein Würfel dieser Farbe (Blau).',
      'パリに青の病原体コマはありません。',
      'Nincs itt kék kocka: Párizs.',
    ],
  },
  {
    reason: { rule: 'PD-ACT-09', args: { seat: 1 } },
    texts: [
      'Ben is in a different city.',
      'Ben ist in einer anderen Stadt.',
      'Benは別の都市にいます。',
      'Ben másik városban van.',
    ],
  },
  {
    reason: { rule: 'PD-ACT-09', args: { card: 'airlift' } },
    texts: [
      'Airlift is an Event card.',
      '„Freiflug“ ist eine Ereigniskarte.',
      '「空輸」はイベントカードです。',
      'Ez eseménykártya: Légifuvar.',
    ],
  },
  {
    reason: { rule: 'PD-ACT-09', args: { card: 'paris', seat: 1 } },
    texts: [
      'Ben does not hold the Paris card.',
      'Ben hat die Karte Paris nicht auf der Hand.',
      'Benはパリのカードを持っていません。',
      'Ben kezében nincs ott ez a lap: Párizs.',
    ],
  },
  {
    reason: { rule: 'PD-ACT-09', args: { card: 'paris', city: 'cairo' } },
    texts: [
      'You are in Cairo, and Paris is not the card of that city.',
      'Ihr seid in Kairo, und Paris ist nicht die Karte dieser Stadt.',
      'いまいるのはカイロで、パリはこの都市のカードではありません。',
      'Most itt álltok: Kairó. Ez nem ennek a városnak a lapja: Párizs.',
    ],
  },
  {
    reason: { rule: 'PD-ACT-11', args: { disease: 'blue', need: 5, have: 3 } },
    texts: [
      'In hand: 3 of 5 blue cards.',
      'Handkarten in Blau: 3 von 5.',
      '手札にある青のカードは5枚中3枚です。',
      'Kézben lévő kék lapok: 3, ennyi kell: 5.',
    ],
  },
  {
    reason: { rule: 'PD-ACT-11', args: { disease: 'blue' } },
    texts: [
      'The cure for blue has been discovered already.',
      'Das Heilmittel gegen Blau ist schon entdeckt.',
      '青の治療薬はすでに発見されています。',
      'Ennek már megvan az ellenszere: kék.',
    ],
  },
  {
    reason: { rule: 'PD-ACT-11', args: { city: 'paris' } },
    texts: [
      'There is no research station in Paris.',
      'In Paris gibt es kein Forschungszentrum.',
      'パリに調査基地がありません。',
      'Itt nincs kutatóállomás: Párizs.',
    ],
  },
  {
    reason: { rule: 'PD-TURN-04', args: { role: 'operations-expert' } },
    texts: [
      'The Operations Expert has used this once in this turn already.',
      'Betriebsexperte: in diesem Zug schon einmal genutzt.',
      '作戦エキスパートはこの手番ですでに1回使いました。',
      'Műveleti tiszt: ebben a körben már egyszer felhasználva.',
    ],
  },
  {
    reason: { rule: 'PD-TURN-05', args: { seat: 1 } },
    texts: ['It is the turn of Ben.', 'Ben ist am Zug.', 'いまはBenの手番です。', 'Most Ben van soron.'],
  },
  {
    reason: { rule: 'PD-HAND-02', args: { seat: 1 } },
    texts: [
      'Ben is over the hand limit.',
      'Ben hat zu viele Handkarten.',
      'Benの手札が上限を超えています。',
      'Ben túllépte a kézlimitet.',
    ],
  },
  {
    reason: { rule: 'PD-EVT-01', args: { card: 'airlift' } },
    texts: [
      'Airlift is neither in hand nor stored here.',
      '„Freiflug“ ist hier weder auf der Hand noch gesichert.',
      '「空輸」は手札にも確保中のカードにもありません。',
      'Ez az esemény itt nincs sem kézben, sem eltéve: Légifuvar.',
    ],
  },
  {
    reason: { rule: 'PD-EVT-01', args: { card: 'paris' } },
    texts: [
      'Paris is not an Event card.',
      'Paris ist keine Ereigniskarte.',
      'パリはイベントカードではありません。',
      'Ez nem eseménykártya: Párizs.',
    ],
  },
  {
    reason: { rule: 'PD-EVT-05' },
    texts: [
      'The infection deck is empty.',
      'Der Infektions-Nachziehstapel ist leer.',
      '感染カードの山札が空です。',
      'A fertőzéskártyák húzópaklija üres.',
    ],
  },
  {
    reason: { rule: 'PD-EVT-08' },
    texts: [
      'The infection discard pile is empty.',
      'Der Infektions-Ablagestapel ist leer.',
      '感染カードの捨て札がありません。',
      'A fertőzéskártyák dobópaklija üres.',
    ],
  },
  {
    reason: { rule: 'PD-EPI-07', args: { card: 'airlift' } },
    texts: [
      'Airlift has to wait until the Epidemic is resolved.',
      '„Freiflug“ muss warten, bis die Epidemie abgehandelt ist.',
      '「空輸」は、エピデミックの処理が終わるまで使えません。',
      'Ez az esemény a járvány végrehajtása után játszható ki: Légifuvar.',
    ],
  },
  {
    reason: { rule: 'PD-ROLE-01', args: { role: 'contingency-planner' } },
    texts: [
      'Only this role can do it: Contingency Planner.',
      'Das kann nur diese Rolle: Krisenmanager.',
      'これができる役割は危機管理官だけです。',
      'Erre csak ez a szerep képes: Készenléti elemző.',
    ],
  },
  {
    reason: { rule: 'PD-ROLE-03', args: { city: 'cairo' } },
    texts: [
      'There is no pawn in Cairo.',
      'In Kairo steht keine Spielfigur.',
      'カイロにコマはありません。',
      'Itt nem áll bábu: Kairó.',
    ],
  },
  {
    reason: { rule: 'PD-ROLE-03', args: { seat: 1 } },
    texts: [
      'This is the pawn of Ben; it moves by ordinary actions.',
      'Das ist die eigene Figur von Ben; sie bewegt sich mit normalen Aktionen.',
      'これはBen自身のコマです。通常のアクションで移動してください。',
      'Ez Ben saját bábuja, amely a szokásos akciókkal mozog.',
    ],
  },
  {
    reason: { rule: 'PD-ROLE-09' },
    texts: [
      'There is no City card in hand to discard.',
      'Auf der Hand ist keine Stadtkarte zum Abwerfen.',
      '捨てる都市カードが手札にありません。',
      'Nincs kézben eldobható városkártya.',
    ],
  },
  {
    reason: { rule: 'HO-SEAT', args: { seat: 1 } },
    texts: [
      'It is for Ben to choose.',
      'Ben ist mit der Wahl dran.',
      'いま選ぶのはBenです。',
      'Most Ben választ.',
    ],
  },
  {
    reason: { rule: 'HO-KEY', args: { key: 'jump:paris' } },
    texts: [
      'Not known here: jump:paris',
      'Hier unbekannt: jump:paris',
      '不明な選択肢：jump:paris',
      'Itt ismeretlen: jump:paris',
    ],
  },
  {
    reason: { rule: 'HO-UNDO', args: { why: 'barrier' } },
    texts: [
      'Something hidden has become known since then, so it can’t be taken back at this table.',
      'Seitdem ist etwas Verborgenes bekannt geworden; an diesem Tisch lässt sich das nicht zurücknehmen.',
      'そのあとに伏せられていた情報が明らかになったため、このテーブルでは取り消せません。',
      'Azóta valami rejtett dolog kiderült, ezért ennél az asztalnál már nem vonható vissza.',
    ],
  },
  { reason: { rule: 'HO-ASK' }, texts: [null, null, null, null] },
];

describe('sentences in every language', () => {
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

describe('events without a line', () => {
  test.each([
    { t: 'drawing', seat: 0 },
    { t: 'flip', city: 'paris' },
    { t: 'forced', ask: 'forecastOrder', seat: 0, key: 'order:paris' },
    { t: 'of another game', seat: 0 },
  ])('$t', (event) => {
    expect(eventText(english, event)).toBeNull();
  });

  test('a role that goes to a seat named after it', () => {
    const alone: Speaker = { ...english, names: ['Medic', 'Scientist'] };
    expect(eventText(alone, { t: 'role', seat: 0, role: 'medic' })).toBeNull();
    expect(eventText(alone, { t: 'role', seat: 1, role: 'medic' })).toBe('Scientist plays the Medic.');
  });
});

describe('what a line points at', () => {
  test('a move: both cities, both seats, the card', () => {
    const move = { t: 'move', seat: 0, pawn: 1, how: 'fly', from: 'paris', city: 'tokyo', card: 'tokyo' };
    expect(eventRefs(move)).toEqual({
      places: ['tokyo', 'paris'],
      seats: [0, 1],
      cards: ['tokyo'],
      figures: [],
    });
  });

  test('a shared card: giver and receiver', () => {
    const share = { t: 'share', from: 1, to: 0, card: 'paris' };
    expect(eventRefs(share)).toEqual({ places: [], seats: [1, 0], cards: ['paris'], figures: [] });
  });

  test('a draw, a look at the deck, a switch', () => {
    expect(eventRefs({ t: 'draw', seat: 0, n: 2, epidemics: 0, cards: ['paris', 'airlift'] }).cards).toEqual([
      'paris',
      'airlift',
    ]);
    expect(eventRefs({ t: 'peek', seat: 0, n: 1, cities: ['lagos'] }).places).toEqual(['lagos']);
    const set = { t: 'switch', seat: 1, name: 'autoConsent', to: true };
    expect(eventRefs(set)).toEqual({ places: [], seats: [1], cards: [], figures: [] });
  });
});

describe('names', () => {
  test('cards of every kind', () => {
    expect(['paris', 'airlift', 'epidemic'].map((id) => cardText(english.intl, id))).toEqual([
      'Paris',
      'Airlift',
      'Epidemic',
    ]);
  });

  test('cities, diseases, roles and events', () => {
    expect(inAll(({ intl }) => cityName(intl, 'cairo'))).toEqual(['Cairo', 'Kairo', 'カイロ', 'Kairó']);
    expect(inAll(({ intl }) => diseaseName(intl, 'blue'))).toEqual(['Blue', 'Blau', '青', 'Kék']);
    expect(inAll(({ intl }) => roleName(intl, 'medic'))).toEqual(['Medic', 'Sanitäter', '衛生兵', 'Orvos']);
    expect(inAll(({ intl }) => eventName(intl, 'airlift'))).toEqual([
      'Airlift',
      'Freiflug',
      '空輸',
      'Légifuvar',
    ]);
  });

  test('a seat without a name is called by its number', () => {
    const nameless: Speaker = { ...english, names: [] };
    expect(eventText(nameless, { t: 'first', seat: 1 })).toBe('Seat 2 goes first.');
  });
});

test('a refusal cites its rule', () => {
  const { rule, statement } = reasonText(english, { rule: 'HO-SEAT', args: { seat: 1 } });
  expect(rule).toBe('HO-SEAT');
  expect(statement).toBe('Only the player who is being asked can choose now.');
  expect(reasonText(english, { rule: 'PD-TURN-02' }).detail).toBeNull();
});

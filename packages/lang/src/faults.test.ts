import type { Fault } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { allMessages, LANGS } from '../test/catalogues.ts';
import { createTranslate, faultText } from './index.ts';

const languages = LANGS.map((lang) => createTranslate(lang, allMessages(lang)));

/** In the order of `LANGS`. */
const faults: readonly { fault: Fault; texts: string[] }[] = [
  {
    fault: { code: 'save.foreign', path: 'format', args: { found: 'nothing' } },
    texts: [
      'This is not a save of Holdout (format: nothing). Choose a file that was exported from Holdout.',
      'Das ist kein Spielstand von Holdout (format: nichts). Wähle eine Datei, die aus Holdout exportiert wurde.',
      'Holdoutのセーブデータではありません（format：なし）。Holdoutから書き出したファイルを選んでください。',
      'Ez nem Holdout-játékmentés (format: semmi). Válassz egy Holdoutból exportált fájlt.',
    ],
  },
  {
    fault: { code: 'save.foreign', path: '', args: {} },
    texts: [
      'This is not a save of Holdout (the whole input: nothing). Choose a file that was exported from Holdout.',
      'Das ist kein Spielstand von Holdout (gesamte Eingabe: nichts). Wähle eine Datei, die aus Holdout exportiert wurde.',
      'Holdoutのセーブデータではありません（入力全体：なし）。Holdoutから書き出したファイルを選んでください。',
      'Ez nem Holdout-játékmentés (teljes bemenet: semmi). Válassz egy Holdoutból exportált fájlt.',
    ],
  },
  {
    fault: { code: 'save.notJson', path: 'character 12', args: { length: 40 } },
    texts: [
      'The file is not valid JSON (character 12; length: 40). It may be cut off or changed; choose the complete file.',
      'Die Datei ist kein gültiges JSON (Zeichen 12; Länge: 40). Vielleicht ist sie abgeschnitten oder verändert; wähle die vollständige Datei.',
      'ファイルが正しいJSONではありません（12文字目、全体は40文字）。途中で切れているか、変更されている可能性があります。完全なファイルを選んでください。',
      'A fájl nem érvényes JSON (12. karakter; hossz: 40). Lehet, hogy csonka vagy módosult; válaszd a teljes fájlt.',
    ],
  },
  {
    fault: { code: 'save.field', path: 'seats[0].name', args: { found: '7' } },
    texts: [
      'The save is damaged: seats[0].name can’t be 7. Use an unchanged copy of the file.',
      'Der Spielstand ist beschädigt: Bei seats[0].name darf nicht „7“ stehen. Nimm eine unveränderte Kopie der Datei.',
      'セーブデータが壊れています。seats[0].nameの値が正しくありません（7）。変更されていないファイルを使ってください。',
      'A mentés sérült: ezen a helyen hibás érték áll: seats[0].name (7). Használd a fájl változatlan másolatát.',
    ],
  },
  {
    fault: { code: 'save.line', path: 'log[3]', args: { found: 'p1 fly' } },
    texts: [
      'The save has a line that can’t be read (log[3]: p1 fly). Use an unchanged copy of the file, or correct the line.',
      'Im Spielstand ist eine Zeile nicht lesbar (log[3]: p1 fly). Nimm eine unveränderte Kopie der Datei oder berichtige die Zeile.',
      'セーブデータに読み取れない行があります（log[3]：p1 fly）。変更されていないファイルを使うか、その行を直してください。',
      'A mentés egyik sora nem olvasható (log[3]: p1 fly). Használd a fájl változatlan másolatát, vagy javítsd ki a sort.',
    ],
  },
  {
    fault: { code: 'save.newer', path: 'v', args: { found: 9, known: 2 } },
    texts: [
      'The save was written by a newer Holdout (v: 9, readable up to 2). Update Holdout and try again.',
      'Der Spielstand stammt aus einem neueren Holdout (v: 9, lesbar bis 2). Aktualisiere Holdout und versuch es noch einmal.',
      'より新しいHoldoutで作られたセーブデータです（v：9、読み込めるのは2まで）。Holdoutを更新してから、もう一度お試しください。',
      'A mentés egy újabb Holdoutból való (v: 9, olvasható eddig: 2). Frissítsd a Holdoutot, és próbáld újra.',
    ],
  },
  {
    fault: { code: 'save.mismatch', path: 'log[3]', args: { move: 3, found: 'PD-ACT-01' } },
    texts: [
      'The save does not fit its own moves: after move 3 it differs at log[3] (PD-ACT-01). The file was changed or damaged; use an unchanged copy.',
      'Der Spielstand passt nicht zu seinen eigenen Zügen: Nach Schritt 3 weicht er bei log[3] ab (PD-ACT-01). Die Datei wurde verändert oder beschädigt; nimm eine unveränderte Kopie.',
      'セーブデータの内容と手順が一致しません。3手目のあと、log[3]が食い違っています（PD-ACT-01）。ファイルが変更されたか壊れています。変更されていないファイルを使ってください。',
      'A mentés nem egyezik a saját lépéseivel: 3 lépés után itt tér el: log[3] (PD-ACT-01). A fájl módosult vagy megsérült; használd egy változatlan másolatát.',
    ],
  },
  {
    fault: { code: 'option.range', path: 'players', args: { found: '9', min: 2, max: 4 } },
    texts: [
      'players must be a whole number from 2 to 4; 9 is not. Choose a number in that range.',
      'players muss eine ganze Zahl von 2 bis 4 sein, nicht 9. Wähle eine Zahl aus diesem Bereich.',
      'playersは2から4までの整数にしてください（現在の値：9）。',
      'Ennek 2 és 4 közötti egész számnak kell lennie: players (most: 9). Válassz számot ebből a tartományból.',
    ],
  },
];

describe('faults in every language', () => {
  test.each(faults)('$fault.code: $texts.0', ({ fault, texts }) => {
    expect(languages.map((intl) => faultText(intl, fault))).toEqual(texts);
  });
});

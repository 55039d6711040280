import { Fragment } from 'react';
import { TABLE_SHORTCUTS } from '../pandemic/panels/shortcuts.ts';
import { ZOMBICIDE_SHORTCUTS } from '../zombicide/shortcuts.ts';
import { useText } from './i18n.tsx';
import styles from './KeysSheet.module.css';
import { usePanels } from './panels.ts';
import { GAME_IDS, type GameId, useSettings } from './settings.ts';
import { Sheet } from './ui/Sheet.tsx';
import { Toggle } from './ui/Toggle.tsx';

interface KeyLine {
  /** Several ways to do the same stand side by side. */
  readonly keys: readonly string[];
  /** Catalogue id of what they do. */
  readonly message: string;
}

const AT_TABLE: Readonly<Record<GameId, readonly KeyLine[]>> = {
  pandemic: TABLE_SHORTCUTS,
  zombicide: ZOMBICIDE_SHORTCUTS,
};

const EVERYWHERE: readonly KeyLine[] = [
  { keys: ['?'], message: 'keys.help' },
  { keys: ['/'], message: 'keys.search' },
  { keys: ['Tab', 'Shift+Tab'], message: 'keys.next' },
  { keys: ['[', ']'], message: 'keys.replay' },
];

/** All keys at a glance, and the switch that turns the single ones off. */
export function KeysSheet() {
  const text = useText();
  const close = usePanels((panels) => panels.close);
  const shortcuts = useSettings((settings) => settings.shortcuts);
  const set = useSettings((settings) => settings.set);
  const played = useSettings((settings) => settings.game);
  const games = [played, ...GAME_IDS.filter((game) => game !== played)];
  return (
    <Sheet title={text('keys.title')} onClose={close}>
      <div className={styles.keys}>
        <Toggle
          label={text('settings.shortcuts')}
          detail={text('settings.shortcuts.detail')}
          selected={shortcuts}
          onChange={(value) => set({ shortcuts: value })}
        />
        {games.map((game) => (
          <KeyList
            key={game}
            title={text('keys.tableOf', { game: text(`home.which.${game}`) })}
            lines={AT_TABLE[game]}
          />
        ))}
        <KeyList title={text('keys.everywhere')} lines={EVERYWHERE} />
      </div>
    </Sheet>
  );
}

function KeyList({ title, lines }: { readonly title: string; readonly lines: readonly KeyLine[] }) {
  const text = useText();
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {lines.map(({ keys, message }) => (
          <div key={message} className={styles.line}>
            <dt className={styles.combos}>
              {keys.map((combo) => (
                <Combo key={combo} combo={combo} />
              ))}
            </dt>
            <dd>{text(message)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** `Shift+U`: keys that are held together. A plus by itself is a key. */
function Combo({ combo }: { readonly combo: string }) {
  const keys = combo === '+' ? [combo] : combo.split('+');
  return (
    <span className={styles.combo}>
      {keys.map((key, i) => (
        <Fragment key={key}>
          {i > 0 && '+'}
          <kbd className={styles.key}>{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}

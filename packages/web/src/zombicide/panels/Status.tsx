import { Dices, Flag, Layers, Skull, Volume2 } from 'lucide-react';
import { useSpawnDice } from '../board/spawnDice.ts';
import { useScreen } from '../screen.ts';
import { useView } from '../tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { useWords } from '../words.ts';
import css from './panels.module.css';

/** How things stand, in one line: mission, round and phase, danger, objectives, decks. */
export function Status() {
  const words = useWords();
  const { text } = words;
  const view = useView();
  const { mission } = useBoard();
  const dice = useSpawnDice();
  const openDrawer = useScreen((state) => state.openDrawer);
  const { round, phase, level } = view.turn;
  const taken = view.tokens.filter((token) => token.taken).length;
  const zombies = view.zones.reduce(
    (sum, zone) => sum + Object.values(zone.zombies).reduce((all, n) => all + n, 0),
    0,
  );
  return (
    <section className={css.status} aria-label={text('panel.status')} data-testid="status">
      <button
        type="button"
        className={css.mission}
        aria-haspopup="dialog"
        onClick={() => openDrawer('mission')}
      >
        {words.missionTitle() || mission.id}
      </button>
      <span className={css.fact}>
        {text('zombicide.status.round', { n: round, phase: text(`phase.${phase}`) })}
      </span>
      <span className={css.fact} data-level={level}>
        <span className={css.levelDot} aria-hidden="true" />
        {text('zombicide.status.level', { level: words.level(level) })}
      </span>
      {view.tokens.length > 0 && (
        <span className={css.fact}>
          <Flag size={16} aria-hidden />{' '}
          {text('zombicide.status.objectives', { n: taken, of: view.tokens.length })}
        </span>
      )}
      <span className={css.fact}>
        <Skull size={16} aria-hidden /> {text('zombicide.status.zombies', { n: zombies })}
      </span>
      <span className={css.fact}>
        <Layers size={16} aria-hidden />{' '}
        {text('zombicide.status.decks', { equipment: view.equipment.count, zombies: view.zombieDeck.count })}
      </span>
      {dice.length > 0 && (
        <span className={css.fact}>
          <Dices size={16} aria-hidden /> {text('zombicide.status.spawnDice', { rolled: dice.join(', ') })}
        </span>
      )}
      {view.loud && (
        <span className={css.fact}>
          <Volume2 size={16} aria-hidden /> {text('zombicide.status.loud', { zone: words.thing(view.loud) })}
        </span>
      )}
    </section>
  );
}

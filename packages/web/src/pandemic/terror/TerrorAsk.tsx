import type { Decision } from '@holdout/kernel';
import type { PandemicView, TerroristView } from '@holdout/pandemic';
import { NotebookPen, Play, Users } from 'lucide-react';
import { ActionButton } from '../../table/ActionButtons.tsx';
import { useNarrow } from '../../table/Beside.tsx';
import css from '../../table/decision.module.css';
import { isElsewhere } from '../../table/elsewhere.ts';
import { sitsHere } from '../../table/seating.ts';
import { isCity } from '../board/geometry.ts';
import { useView } from '../board/useView.ts';
import { GiveScreen } from '../decision/GiveScreen.tsx';
import { OptionButton } from '../decision/OptionButton.tsx';
import { useScreen } from '../screen.ts';
import { useTable } from '../tableContext.ts';
import { useWords } from '../words.ts';
import { DeedBar } from './DeedBar.tsx';
import { Place } from './Place.tsx';
import { SecretHand } from './SecretHand.tsx';
import styles from './terror.module.css';
import { useTerrorist } from './useTerrorist.ts';

/** The turn of the bio-terrorist: for him what he can do, for the team a moment for events. OB-BT-10 */
export function TerrorAsk({ decision }: { readonly decision: Decision }) {
  const terrorist = useTerrorist();
  const mine = useTable((state) => state.place.seats.includes(decision.owner));
  if (!terrorist) return null;
  return mine ? <Deeds decision={decision} terrorist={terrorist} /> : <Meanwhile decision={decision} />;
}

interface DeedsProps {
  readonly decision: Decision;
  readonly terrorist: TerroristView;
}

function Deeds({ decision, terrorist }: DeedsProps) {
  const narrow = useNarrow();
  return (
    <>
      <div className={styles.own}>
        <Place terrorist={terrorist} />
        <SecretHand terrorist={terrorist} large={!narrow} />
      </div>
      <DeedBar decision={decision} terrorist={terrorist}>
        {!narrow && <OpenNotebook />}
        <GiveTeam terrorist={terrorist} />
      </DeedBar>
    </>
  );
}

/** On a phone the panels have buttons of their own. */
function OpenNotebook() {
  const { text } = useWords();
  const openDrawer = useScreen((state) => state.openDrawer);
  return (
    <ActionButton
      action="notebook"
      icon={NotebookPen}
      label={text('panel.notebook')}
      takes={null}
      onPress={() => openDrawer('notebook')}
    />
  );
}

/** Whether somebody of the team can have something to play in his turn, as far as is seen. OB-BT-12 */
const mayInterrupt = ({ seats, openHands }: PandemicView, hiding: number): boolean =>
  seats.some(
    ({ seat, hand, stored }) =>
      seat !== hiding && (!openHands || stored !== null || (hand ?? []).some((card) => !isCity(card))),
  );

/** An event of the team may be played while he acts: then the team gets the screen. */
function GiveTeam({ terrorist }: { readonly terrorist: TerroristView }) {
  const view = useView();
  const { text } = useWords();
  const handOver = useTable((state) => state.handOver);
  const bots = useTable((state) => state.update?.seats ?? []);
  const own = useTable((state) => state.own);
  const team = view.seats.filter(
    ({ seat }) => seat !== terrorist.seat && bots[seat]?.bot === undefined && sitsHere(own, seat),
  );
  if (team.length === 0 || !mayInterrupt(view, terrorist.seat)) return null;
  if (!view.openHands) return team.map(({ seat }) => <GiveScreen key={seat} seat={seat} />);
  return (
    <ActionButton
      action="team"
      icon={Users}
      label={text('pandemic.terror.giveTeam')}
      takes={null}
      onPress={() => void handOver(team[0].seat)}
    />
  );
}

/** Others are at the screen while he acts, or a bot waits for them. */
function Meanwhile({ decision }: { readonly decision: Decision }) {
  const { text, name } = useWords();
  const bot = useTable((state) => state.update?.seats[decision.owner]?.bot !== undefined);
  const elsewhere = useTable(isElsewhere);
  const events = decision.options;
  return (
    <div className={css.ask}>
      <p>
        {text(bot ? 'pandemic.terror.botWaits' : 'pandemic.terror.elsewhere', { name: name(decision.owner) })}
      </p>
      <div className={css.foot}>
        {bot && <LetGo />}
        {!bot && !elsewhere && <GiveBack seat={decision.owner} />}
        {events.map((option) => (
          <OptionButton key={`${option.seat} ${option.key}`} option={option} />
        ))}
      </div>
    </div>
  );
}

function LetGo() {
  const { text } = useWords();
  const letGo = useTable((state) => state.letGo);
  return (
    <button
      type="button"
      className={css.option}
      data-look="primary"
      data-testid="let-go"
      onClick={() => void letGo()}
    >
      <Play size={18} aria-hidden />
      <span>{text('pandemic.terror.letGo')}</span>
    </button>
  );
}

function GiveBack({ seat }: { readonly seat: number }) {
  const { text, name } = useWords();
  const handOver = useTable((state) => state.handOver);
  return (
    <button
      type="button"
      className={css.option}
      data-look="primary"
      data-give={seat}
      onClick={() => void handOver(seat)}
    >
      <Play size={18} aria-hidden />
      <span>{text('pandemic.terror.giveBack', { name: name(seat) })}</span>
    </button>
  );
}

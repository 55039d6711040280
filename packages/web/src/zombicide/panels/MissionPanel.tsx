import { missionRuleText } from '@holdout/lang';
import { useView } from '../tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { useWords } from '../words.ts';
import css from './panels.module.css';

/** What has to be done, what is different here, and whose map it is. */
export function MissionPanel() {
  const words = useWords();
  const { text, speaker } = words;
  const view = useView();
  const { mission, board } = useBoard();
  const told = (part: 'win' | 'lose' | 'rule', rule: { readonly use: string }) => (
    <li key={JSON.stringify(rule)}>{missionRuleText(speaker, part, { ...rule }, board.named)}</li>
  );
  return (
    <div className={css.missionPanel}>
      <h3>{words.missionTitle()}</h3>
      {'key' in mission.brief && <p>{text(mission.brief.key)}</p>}
      <h4>{text('zombicide.mission.win')}</h4>
      <ul>{mission.win.map((rule) => told('win', rule))}</ul>
      {(mission.lose ?? []).length > 0 && <h4>{text('zombicide.mission.lose')}</h4>}
      <ul>{(mission.lose ?? []).map((rule) => told('lose', rule))}</ul>
      {mission.rules.length > 0 && <h4>{text('zombicide.mission.rules')}</h4>}
      <ul>{mission.rules.map((rule) => told('rule', rule))}</ul>
      {view.tally.escaped > 0 && <p>{text('zombicide.mission.escaped', { n: view.tally.escaped })}</p>}
      {view.tally.supplies > 0 && <p>{text('zombicide.mission.supplies', { n: view.tally.supplies })}</p>}
      <h4>{text('zombicide.mission.figures')}</h4>
      <ul>
        {Object.entries(view.supply).map(([kind, n]) => (
          <li key={kind}>{text('zombicide.mission.supply', { kind: words.kind(kind), n })}</li>
        ))}
      </ul>
      <p className={css.credit}>{text('zombicide.mission.map')}</p>
    </div>
  );
}

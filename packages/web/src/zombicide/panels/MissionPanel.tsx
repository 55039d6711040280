import { missionRuleText } from '@holdout/lang';
import { useView } from '../tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { useWords } from '../words.ts';
import css from './panels.module.css';
import { standingOf } from './standing.ts';

/** What has to be done, what is different here, how far one has come, and whose map it is. */
export function MissionPanel() {
  const words = useWords();
  const { text, speaker } = words;
  const view = useView();
  const scene = useBoard();
  const { mission, board } = scene;
  const standing = standingOf(words, view, scene);
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
      {standing.length > 0 && (
        <>
          <h4>{text('zombicide.mission.stands')}</h4>
          <ul>
            {standing.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
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

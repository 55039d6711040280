import { missionRuleText } from '@holdout/lang';
import { MoreMessages } from '../../app/i18n.tsx';
import { useSettings } from '../../app/settings.ts';
import { LessonCard } from '../../table/learner/LessonCard.tsx';
import { useBoard } from '../useBoard.ts';
import { useWords } from '../words.ts';
import { ZOMBICIDE_COURSE } from './course.ts';

/** Explains what is new at this table, to those who want it: only for them the lessons are loaded. */
export function Learner() {
  const learner = useSettings((settings) => settings.learner);
  if (!learner) return null;
  return (
    <MoreMessages part="zombicide/lessons" fallback={null}>
      <Lessons />
    </MoreMessages>
  );
}

function Lessons() {
  const words = useWords();
  const { mission, board } = useBoard();
  const values = {
    mission: words.missionTitle(),
    brief: 'key' in mission.brief ? words.text(mission.brief.key) : '',
    rules: mission.rules.map((rule) => missionRuleText(words.speaker, 'rule', rule, board.named)).join(' '),
  };
  return <LessonCard course={ZOMBICIDE_COURSE} values={values} />;
}

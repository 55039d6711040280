import { missionRuleText } from '@holdout/lang';
import { LessonCard } from '../../table/learner/LessonCard.tsx';
import { useBoard } from '../useBoard.ts';
import { useWords } from '../words.ts';
import { ZOMBICIDE_COURSE } from './course.ts';

/** Explains what is new at this table. */
export function Learner() {
  const words = useWords();
  const { mission, board } = useBoard();
  const values = {
    mission: words.missionTitle(),
    brief: 'key' in mission.brief ? words.text(mission.brief.key) : '',
    rules: mission.rules.map((rule) => missionRuleText(words.speaker, 'rule', rule, board.named)).join(' '),
  };
  return <LessonCard course={ZOMBICIDE_COURSE} values={values} />;
}

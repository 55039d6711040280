import type { Decision } from '@holdout/kernel';
import type { ComponentType } from 'react';
import css from '../../table/decision.module.css';
import { BargainAsk } from './asks/BargainAsk.tsx';
import { OrganiseAsk } from './asks/OrganiseAsk.tsx';
import { RerollAsk } from './asks/RerollAsk.tsx';
import { SkillAsk } from './asks/SkillAsk.tsx';
import { OptionList } from './OptionList.tsx';

interface AskProps {
  readonly decision: Decision;
}

const ASKS: Readonly<Record<string, ComponentType<AskProps>>> = {
  bargain: BargainAsk,
  organise: OrganiseAsk,
  skill: SkillAsk,
  reroll: RerollAsk,
};

/** A question that is not the usual one for an action, put as it fits. Zones can also be picked on the map. */
export function AskPanel({ decision }: AskProps) {
  const Ask = ASKS[decision.ask] ?? PickAsk;
  return <Ask key={decision.seq} decision={decision} />;
}

/** Options of whatever kind. */
export function PickAsk({ decision }: AskProps) {
  return (
    <div className={css.ask}>
      <OptionList options={decision.options} dense />
    </div>
  );
}

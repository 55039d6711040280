import type { Decision } from '@holdout/kernel';
import type { ComponentType } from 'react';
import { TerrorAsk } from '../terror/TerrorAsk.tsx';
import { ConsentAsk } from './asks/ConsentAsk.tsx';
import { ForecastAsk } from './asks/ForecastAsk.tsx';
import { PauseAsk } from './asks/PauseAsk.tsx';
import { PickAsk } from './asks/PickAsk.tsx';

export interface AskProps {
  readonly decision: Decision;
}

const ASKS: Readonly<Record<string, ComponentType<AskProps>>> = {
  consent: ConsentAsk,
  pause: PauseAsk,
  forecastOrder: ForecastAsk,
  btAction: TerrorAsk,
};

/** A question that is not the usual one for an action, put as it fits. */
export function AskPanel({ decision }: AskProps) {
  const Ask = ASKS[decision.ask] ?? PickAsk;
  return <Ask decision={decision} />;
}

import type { Option } from '@holdout/kernel';
import { useTake } from '../../table/useTake.ts';
import { useView } from '../board/useView.ts';
import { useScreen } from '../screen.ts';
import { useTable } from '../tableContext.ts';

interface Ending {
  /** It is asked back first: it costs something that can't be had again. */
  readonly asks: boolean;
  readonly press: (option: Option, button: HTMLElement) => void;
}

/** How the actions are ended by a button: at once, or after a look at what will come. */
export function useEnding(): Ending {
  const view = useView();
  const take = useTake();
  const openMenu = useScreen((state) => state.openMenu);
  const mode = useTable((state) => state.update?.undoMode);
  const asks = mode !== 'keepFate' || view.turn.actions > 0;
  return { asks, press: (option, button) => (asks ? openMenu({ t: 'end' }, button) : take(option)) };
}

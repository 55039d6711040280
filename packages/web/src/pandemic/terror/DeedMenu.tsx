import css from '../../table/decision.module.css';
import { Why } from '../../table/Why.tsx';
import { useView } from '../board/useView.ts';
import { OptionList } from '../decision/OptionList.tsx';
import { useTable } from '../tableContext.ts';
import { useWords } from '../words.ts';
import { type Deed, keyOfDeed } from './deeds.ts';
import { useTerrorist } from './useTerrorist.ts';

/** All options of one kind of deed, or why there are none. */
export function DeedMenu({ deed }: { readonly deed: Deed }) {
  const view = useView();
  const terrorist = useTerrorist();
  const { text } = useWords();
  const decision = useTable((state) => state.decision);
  const options = decision?.options.filter(({ kind }) => kind === deed) ?? [];
  if (options.length > 0) return <OptionList options={options} />;
  return (
    <>
      <p className={css.quiet}>{text('decision.notNow')}</p>
      {terrorist && <Why keys={[keyOfDeed(deed, view, terrorist)]} seat={terrorist.seat} />}
    </>
  );
}

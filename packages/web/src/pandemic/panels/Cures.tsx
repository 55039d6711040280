import type { DiseaseView } from '@holdout/pandemic';
import { Check, ShieldCheck } from 'lucide-react';
import css from '../../table/panels.module.css';
import { DiseaseMark } from '../board/DiseaseMark.tsx';
import { useView } from '../board/useView.ts';
import { useWords } from '../words.ts';

/** With so few cubes left in the supply, a chain of outbreaks can lose the game. */
const LOW_SUPPLY = 6;

/** Each disease: cured or not, and how many cubes are left in the supply. */
export function Cures() {
  const { diseases } = useView();
  const { text } = useWords();
  return (
    <ul className={css.cures} aria-label={text('panel.cures')}>
      {diseases.map((disease) => (
        <Cure key={disease.id} disease={disease} />
      ))}
    </ul>
  );
}

function Cure({ disease: { id, status, supply } }: { readonly disease: DiseaseView }) {
  const words = useWords();
  const low = supply <= LOW_SUPPLY && status !== 'eradicated';
  const told = words.text('panel.cureState', {
    disease: words.disease(id),
    status: words.text(`panel.cure.${status}`),
    n: supply,
  });
  return (
    <li className={css.cure} data-status={status} data-low={low || undefined} title={told}>
      <DiseaseMark disease={id} size={20} />
      <span className="visually-hidden">{told}</span>
      {low && <span className="visually-hidden">{words.text('panel.lowSupply')}</span>}
      <span aria-hidden="true" className={css.supply}>
        {supply}
      </span>
      {status === 'cured' && <Check size={15} strokeWidth={3} aria-hidden />}
      {status === 'eradicated' && <ShieldCheck size={16} aria-hidden />}
    </li>
  );
}

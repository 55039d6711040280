import { cubeGroups } from '../board/cubeGroups.ts';
import { CITIES } from '../board/geometry.ts';
import { useView } from '../board/useView.ts';
import { inForceNote, inForceOf, inForceText, inForceTitle } from '../panels/inForce.ts';
import { terroristText } from '../panels/terroristText.ts';
import { useWords } from '../words.ts';
import { Sightings } from './Sightings.tsx';
import css from './text.module.css';

/** What On the Brink adds, in words: what is in force, where purple lies, samples, the bio-terrorist. */
export function TextBrink() {
  const view = useView();
  const { text } = useWords();
  if (!view.brink) return null;
  return (
    <section aria-labelledby="text-brink">
      <h2 id="text-brink">{text('textBoard.brink')}</h2>
      <dl className={css.tracks}>
        <InForceText />
        <Purple />
        <Samples />
        <Terrorist />
      </dl>
    </section>
  );
}

function InForceText() {
  const words = useWords();
  const entries = inForceOf(useView());
  if (entries.length === 0) {
    return (
      <>
        <dt>{words.text('panel.inForce')}</dt>
        <dd>{words.text('panel.inForce.none')}</dd>
      </>
    );
  }
  return entries.map((entry) => (
    <div key={JSON.stringify(entry)} className={css.pair}>
      <dt>{inForceTitle(words, entry)}</dt>
      <dd>
        {inForceText(words, entry)} {inForceNote(words, entry)}
      </dd>
    </div>
  ));
}

/** It has no region of its own: its cities are told in one line. */
function Purple() {
  const view = useView();
  const words = useWords();
  if (!view.diseases.some(({ id }) => id === 'purple')) return null;
  const there = CITIES.flatMap(({ id }) => {
    const purple = cubeGroups(view, id, 'purple').find(({ disease }) => disease === 'purple');
    return purple ? [words.text('textBoard.cubesIn', { city: words.city(id), n: purple.n })] : [];
  });
  return (
    <>
      <dt>{words.text('textBoard.purple')}</dt>
      <dd>
        {there.length === 0 ? words.text('textBoard.purple.none') : words.list(there.sort(words.compare))}
      </dd>
    </>
  );
}

function Samples() {
  const view = useView();
  const words = useWords();
  const samples = (view.brink?.samples ?? []).flatMap((n, i) =>
    n > 0 ? [words.text('board.cubes', { n, disease: words.disease(view.diseases[i].id) })] : [],
  );
  if (samples.length === 0) return null;
  return (
    <>
      <dt>{words.text('panel.samples')}</dt>
      <dd>{words.list(samples)}</dd>
    </>
  );
}

function Terrorist() {
  const { brink } = useView();
  const words = useWords();
  const terrorist = brink?.terrorist;
  if (!terrorist) return null;
  return (
    <>
      <dt>{words.role('bio-terrorist')}</dt>
      <dd>
        {terroristText(words, terrorist)}. {words.text('panel.terrorist.hand', { n: terrorist.handCount })}
        <Sightings terrorist={terrorist} />
      </dd>
    </>
  );
}

import { missionTitle } from '@holdout/lang';
import { fewestPlayers, mostPlayers } from '@holdout/zombicide/facts';
import { OUR_MISSIONS } from '@holdout/zombicide/missions';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../app/i18n.tsx';
import { Choice } from '../../app/ui/Choice.tsx';
import { LearnerToggle } from '../../table/learner/LearnerSettings.tsx';
import form from '../NewGame.module.css';
import { isOnline, StartButton } from '../StartButton.tsx';
import { useStart } from '../useStart.ts';
import { BoxChoice } from './BoxChoice.tsx';
import { countOf, missionOf, rangeOf, seasons, setupOf, useZombicideChoices } from './choices.ts';
import { HouseRules } from './HouseRules.tsx';
import { MapPreview } from './MapPreview.tsx';
import { MoreChoices } from './MoreChoices.tsx';
import { SurvivorChoice } from './SurvivorChoice.tsx';
import { TeamChoice } from './TeamChoice.tsx';
import css from './zombicide.module.css';

/** The form for a new game of Zombicide: mission, survivors, rules. It remembers what was played last. */
export function NewZombicide() {
  const text = useText();
  const { choices, change } = useZombicideChoices();
  const [seed, setSeed] = useState('');
  const { start, starting, problem, dismiss } = useStart();
  const usual = (seat: number): string => text('home.seat.name', { n: seat + 1 });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void start(setupOf(choices, seed, usual), isOnline(event));
  };
  const [min, max] = rangeOf(choices);
  const mission = missionOf(choices);
  const fewest = fewestPlayers(mission);
  const players = Array.from({ length: mostPlayers(mission) - fewest + 1 }, (_, i) => String(fewest + i));
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  return (
    <form className={form.fields} aria-label={text('home.new.title')} onSubmit={onSubmit}>
      <p className={form.game}>{text('zombicide.home.game')}</p>
      <MissionChoice />
      <BoxChoice choices={choices} change={change} />
      <LearnerToggle />
      <Choice
        layout="short"
        label={text('zombicide.home.players')}
        value={String(choices.players)}
        options={players.map((value) => ({ value, label: value }))}
        onChange={(value) => change({ players: Number(value) })}
      />
      {counts.length > 1 && (
        <Choice
          layout="short"
          label={text('zombicide.home.count')}
          value={String(countOf(choices))}
          options={counts.map((value) => ({ value, label: value }))}
          onChange={(value) => change({ count: Number(value) })}
        />
      )}
      <TeamChoice choices={choices} change={change} />
      <SurvivorChoice choices={choices} change={change} />
      <HouseRules choices={choices} change={change} />
      <MoreChoices choices={choices} change={change} seed={seed} onSeed={setSeed} />
      <StartButton starting={starting} problem={problem} onDismiss={dismiss} />
    </form>
  );
}

/** All missions with what one wants to know before, and the map of the one that is chosen. */
function MissionChoice() {
  const text = useText();
  const intl = useIntl();
  const { choices, change } = useZombicideChoices();
  const mission = missionOf(choices);
  return (
    <section className={css.missions} aria-label={text('zombicide.home.mission')}>
      <label className={css.pick}>
        <span>{text('zombicide.home.mission')}</span>
        <select
          value={choices.mission}
          data-testid="mission"
          onChange={({ target }) => change({ mission: target.value })}
        >
          {seasons(OUR_MISSIONS).map(({ boxes, missions }) => (
            <optgroup key={boxes.join()} label={boxes.map((box) => text(`box.${box}`)).join(' + ')}>
              {missions.map(({ id, difficulty }) => (
                <option key={id} value={id}>
                  {difficulty === 'tutorial'
                    ? missionTitle(intl, id)
                    : `${missionTitle(intl, id)} (${text(`zombicide.home.difficulty.${difficulty}`)})`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <div className={css.about}>
        <div>
          <p className={css.facts}>
            {text('zombicide.home.missionFacts', {
              difficulty: text(`zombicide.home.difficulty.${mission.difficulty}`),
              minutes: mission.minutes,
              min: mission.survivors.min,
            })}
          </p>
          {'key' in mission.brief && <p>{text(mission.brief.key)}</p>}
          <p className={css.facts}>{text('zombicide.mission.map')}</p>
        </div>
        <MapPreview mission={mission} title={missionTitle(intl, mission.id)} />
      </div>
    </section>
  );
}

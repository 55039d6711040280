import type { LucideIcon } from 'lucide-react';
import css from '../../table/panels.module.css';

interface TrackProps {
  readonly icon: LucideIcon;
  readonly name: string;
  /** Where the marker is, in words. */
  readonly told: string;
  /** What is printed on each space; the marker's own is always to be read. */
  readonly spaces: readonly (string | number)[];
  /** Space of the marker, from 0. */
  readonly at: number;
  readonly alarming?: boolean;
}

/** A track with its marker. */
export function Track({ icon: Icon, name, told, spaces, at, alarming = false }: TrackProps) {
  return (
    <div className={css.track} data-alarming={alarming || undefined}>
      <span className={css.trackName}>
        <Icon size={16} aria-hidden />
        <span className={css.trackWord}>{name}</span>
      </span>
      <span className="visually-hidden">{told}</span>
      <span className={css.cells} aria-hidden="true">
        {spaces.map((space, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spaces of a track are known by their place
          <span key={i} data-past={i < at || undefined} data-here={i === at || undefined}>
            {space}
          </span>
        ))}
      </span>
    </div>
  );
}

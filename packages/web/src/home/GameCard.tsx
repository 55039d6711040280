import type { Fault } from '@holdout/kernel';
import { faultText } from '@holdout/lang';
import { Download, Eye, Globe, History, Play, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'wouter';
import { useText } from '../app/i18n.tsx';
import { type GameId, isKnownGame } from '../app/settings.ts';
import { buttonClass, IconButton } from '../app/ui/Button.tsx';
import type { SavedTable } from '../local/api.ts';
import styles from './GameCard.module.css';
import { ago } from './when.ts';
import { useList } from './words.ts';

interface GameCardProps {
  readonly table: SavedTable;
  readonly now: number;
  readonly onSave: () => void;
  readonly onPlayOnline: () => Promise<void>;
  readonly onRemove: () => void;
}

/** One saved game: who plays, how far it is, and what can be done with it. */
export function GameCard({ table, now, onSave, onPlayOnline, onRemove }: GameCardProps) {
  const text = useText();
  const [, navigate] = useLocation();
  const [going, setGoing] = useState(false);
  const playOnline = async () => {
    setGoing(true);
    await onPlayOnline();
    setGoing(false);
  };
  const names = useList()(table.seats) || text('home.game.nameless');
  return (
    <li className={styles.card} data-testid="saved-game">
      <div className={styles.about}>
        <h3 className={styles.names}>{names}</h3>
        <p className={styles.facts}>
          <State table={table} />
          {isKnownGame(table.game) && <Progress game={table.game} turn={table.turn} />}
          <span>{text('home.game.moves', { n: table.moves })}</span>
          <When at={table.updatedAt} now={now} />
        </p>
        {table.broken && <Broken fault={table.broken} />}
      </div>
      <div className={styles.actions}>
        {!table.broken && (
          <Link
            href={`/table/${table.id}`}
            className={buttonClass(table.over ? 'plain' : 'primary')}
            aria-label={text(table.over ? 'home.game.lookAt' : 'home.game.goOnWith', { names })}
          >
            {table.over ? <Eye size={18} aria-hidden /> : <Play size={18} aria-hidden />}
            {text(table.over ? 'home.game.look' : 'home.game.goOn')}
          </Link>
        )}
        {!table.broken && table.moves > 0 && (
          <IconButton
            icon={History}
            label={text('home.online.replay', { names })}
            onPress={() => navigate(`/replay/${table.id}`)}
          />
        )}
        {!table.broken && !table.over && (
          <IconButton
            icon={Globe}
            label={text('home.online.goOnline', { names })}
            isDisabled={going}
            onPress={() => void playOnline()}
          />
        )}
        <IconButton icon={Download} label={text('home.game.export', { names })} onPress={onSave} />
        <IconButton icon={Trash2} label={text('home.game.remove', { names })} onPress={onRemove} />
      </div>
    </li>
  );
}

/** Which game it is, and its turn or round once it has begun. */
export function Progress({ game, turn }: { readonly game: GameId; readonly turn: number }) {
  const text = useText();
  return (
    <>
      <span>{text(`home.which.${game}`)}</span>
      {turn > 0 && <span>{text(`home.progress.${game}`, { n: turn })}</span>}
    </>
  );
}

function State({ table }: { readonly table: SavedTable }) {
  const text = useText();
  if (table.broken)
    return <span className={`${styles.state} ${styles.broken}`}>{text('home.state.broken')}</span>;
  const state = table.over?.result ?? 'running';
  return <span className={`${styles.state} ${styles[state] ?? ''}`}>{text(`home.state.${state}`)}</span>;
}

function Broken({ fault }: { readonly fault: Fault }) {
  const intl = useIntl();
  return (
    <p className={styles.reason}>
      <TriangleAlert size={18} aria-hidden />
      {faultText(intl, fault)}
    </p>
  );
}

export function When({ at, now }: { readonly at: number; readonly now: number }) {
  const intl = useIntl();
  const { value, unit } = ago(at, now);
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time
      dateTime={date.toISOString()}
      title={intl.formatDate(date, { dateStyle: 'long', timeStyle: 'short' })}
    >
      {intl.formatRelativeTime(value, unit, { numeric: 'auto' })}
    </time>
  );
}

import { type Fault, InputError } from '@holdout/kernel';
import { faultText } from '@holdout/lang';
import {
  Download,
  Ellipsis,
  Eye,
  EyeOff,
  History,
  Play,
  RotateCw,
  Trash2,
  TriangleAlert,
  UserRound,
} from 'lucide-react';
import { useId, useState } from 'react';
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'wouter';
import { downloadText } from '../app/download.ts';
import { useText } from '../app/i18n.tsx';
import { isKnownGame } from '../app/settings.ts';
import { Button, buttonClass, type Icon, IconButton } from '../app/ui/Button.tsx';
import menu from '../app/ui/Menu.module.css';
import { Notice } from '../app/ui/Notice.tsx';
import { localHost } from '../local/client.ts';
import { exportTable } from '../online/export.ts';
import { type HeldTable, keysOf, ownSeats, useKeychain } from '../online/keychain.ts';
import { server } from '../online/server.ts';
import { DeleteSheet, ForgetSheet } from './ForgetSheet.tsx';
import card from './GameCard.module.css';
import { Progress, When } from './GameCard.tsx';
import css from './OnlineTables.module.css';
import lists from './SavedGames.module.css';
import { useNow } from './useNow.ts';
import { lastOf, type OnlineTable, useOnlineTables } from './useOnlineTables.ts';
import { useList } from './words.ts';

/** What is to be asked about first. */
interface Wish {
  readonly t: 'forget' | 'delete';
  readonly table: OnlineTable;
}

/** The tables of the server that this browser has keys of. */
export function OnlineTables() {
  const text = useText();
  const intl = useIntl();
  const titleId = useId();
  const now = useNow();
  const { tables, problem, read } = useOnlineTables();
  const [wish, setWish] = useState<Wish | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const deeds = useDeeds(setFault);
  return (
    <section className={lists.games} aria-labelledby={titleId}>
      <header className={lists.head}>
        <h2 id={titleId} className={lists.title}>
          {text('home.online.title')}
        </h2>
      </header>
      {problem && (
        <Notice kind="fault">
          <span>{text('home.online.away', { words: faultText(intl, problem) })}</span>
          <Button look="quiet" icon={RotateCw} onPress={() => void read()}>
            {text('home.online.again')}
          </Button>
        </Notice>
      )}
      {fault && (
        <Notice kind="fault" onClose={() => setFault(null)}>
          {faultText(intl, fault)}
        </Notice>
      )}
      <ul className={lists.list}>
        {tables.map((table) => (
          <TableCard key={table.held.code} table={table} now={now} deeds={deeds} onWish={setWish} />
        ))}
      </ul>
      {wish?.t === 'forget' && (
        <ForgetSheet
          table={wish.table.held}
          onForget={() => deeds.forget(wish.table.held)}
          onClose={() => setWish(null)}
        />
      )}
      {wish?.t === 'delete' && (
        <DeleteSheet
          table={wish.table.held}
          onSave={() => void deeds.save(wish.table.held)}
          onDelete={() => void deeds.remove(wish.table.held)}
          onClose={() => setWish(null)}
        />
      )}
    </section>
  );
}

interface Deeds {
  readonly save: (held: HeldTable) => Promise<void>;
  readonly goOnAlone: (held: HeldTable) => Promise<void>;
  readonly forget: (held: HeldTable) => void;
  readonly remove: (held: HeldTable) => Promise<void>;
}

/** What can be done with a table from here; what goes wrong is told. */
function useDeeds(tell: (fault: Fault | null) => void): Deeds {
  const forget = useKeychain((keychain) => keychain.forget);
  const [, navigate] = useLocation();
  return {
    save: async ({ code }) => {
      const file = await exportTable(code);
      if (file.ok) downloadText(file.value.name, file.value.text);
      tell(file.ok ? null : file.fault);
    },
    goOnAlone: async ({ code }) => {
      const file = await exportTable(code);
      const made = file.ok ? await localHost.importSave(file.value.text) : file;
      if (made.ok) navigate(`/table/${made.value}`);
      else tell(made.fault);
    },
    forget: ({ code }) => forget(code),
    remove: async (held) => {
      try {
        await server.remove(held.code, keysOf(held));
        forget(held.code);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        tell(error.fault);
      }
    },
  };
}

interface TableCardProps {
  readonly table: OnlineTable;
  readonly now: number;
  readonly deeds: Deeds;
  readonly onWish: (wish: Wish) => void;
}

/** One table: who plays, how it stands, whether one is asked, and what can be done with it. */
function TableCard({ table, now, deeds, onWish }: TableCardProps) {
  const text = useText();
  const { held, listed, gone } = table;
  const [, navigate] = useLocation();
  const names = useList()(listed?.names ?? held.names) || text('home.game.nameless');
  const game = listed?.game ?? held.game;
  return (
    <li className={card.card} data-testid="online-table" data-code={held.code}>
      <div className={card.about}>
        <h3 className={card.names}>{names}</h3>
        <p className={card.facts}>
          <State table={table} />
          {isKnownGame(game) && <Progress game={game} turn={listed?.turn ?? 0} />}
          {listed && <span>{text('home.game.moves', { n: listed.moves })}</span>}
          <When at={lastOf(table)} now={now} />
          <span>{text('home.online.code', { code: held.code })}</span>
        </p>
        {gone && (
          <p className={card.reason}>
            <TriangleAlert size={18} aria-hidden />
            {text('home.online.gone.words')}
          </p>
        )}
      </div>
      <div className={card.actions}>
        {!gone && <OpenLink table={table} names={names} />}
        {listed?.over && (
          <IconButton
            icon={History}
            label={text('home.online.replay', { names })}
            onPress={() => navigate(`/r/${held.code}`)}
          />
        )}
        {gone ? (
          <Button icon={EyeOff} onPress={() => onWish({ t: 'forget', table })}>
            {text('home.online.forget')}
          </Button>
        ) : (
          <More table={table} names={names} deeds={deeds} onWish={onWish} />
        )}
      </div>
    </li>
  );
}

function State({ table }: { readonly table: OnlineTable }) {
  const text = useText();
  const { listed, gone, asked } = table;
  if (gone) return <span className={`${card.state} ${card.broken}`}>{text('home.online.gone')}</span>;
  if (asked) return <span className={`${card.state} ${css.asked}`}>{text('home.online.asked')}</span>;
  if (!listed) return null;
  const state = listed.over?.result ?? 'running';
  return <span className={`${card.state} ${card[state] ?? ''}`}>{text(`home.state.${state}`)}</span>;
}

/** Whoever may do no more than look on goes to where one looks on. */
function OpenLink({
  table: { held, listed, asked },
  names,
}: {
  readonly table: OnlineTable;
  readonly names: string;
}) {
  const text = useText();
  const watches = held.host === null && ownSeats(held).length === 0;
  const looks = watches || Boolean(listed?.over);
  return (
    <Link
      href={`/${watches ? 'w' : 'g'}/${held.code}`}
      className={buttonClass(asked || !looks ? 'primary' : 'plain')}
      aria-label={text(looks ? 'home.game.lookAt' : 'home.online.openOf', { names })}
    >
      {looks ? <Eye size={18} aria-hidden /> : <Play size={18} aria-hidden />}
      {text(looks ? 'home.game.look' : 'home.online.open')}
    </Link>
  );
}

interface MoreProps extends Omit<TableCardProps, 'now'> {
  readonly names: string;
}

/** What is seldom wanted, behind one button. */
function More({ table, names, deeds, onWish }: MoreProps) {
  const text = useText();
  const { held, listed } = table;
  const label = text('home.online.more', { names });
  return (
    <DialogTrigger>
      <IconButton icon={Ellipsis} label={label} />
      <Popover className={menu.menu} offset={4} placement="bottom end">
        <Dialog aria-label={label} className={menu.list}>
          {({ close }) => {
            const entry = (icon: Icon, words: string, work: () => void) => (
              <Entry
                icon={icon}
                onPress={() => {
                  close();
                  work();
                }}
              >
                {words}
              </Entry>
            );
            return (
              <>
                {listed && entry(Download, text('home.online.export'), () => void deeds.save(held))}
                {listed &&
                  !listed.over &&
                  entry(UserRound, text('home.online.alone'), () => void deeds.goOnAlone(held))}
                {entry(EyeOff, text('home.online.forget'), () => onWish({ t: 'forget', table }))}
                {held.host !== null &&
                  listed &&
                  entry(Trash2, text('home.online.delete'), () => onWish({ t: 'delete', table }))}
              </>
            );
          }}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

interface EntryProps {
  readonly icon: Icon;
  readonly onPress: () => void;
  readonly children: string;
}

function Entry({ icon: Sign, onPress, children }: EntryProps) {
  return (
    <AriaButton className={menu.entry} onPress={onPress}>
      <Sign size={20} aria-hidden />
      {children}
    </AriaButton>
  );
}

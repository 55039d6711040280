import { BookOpen, Bug, Contrast, Info, Keyboard, Languages, Menu, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { Link, useLocation } from 'wouter';
import { tableOf } from '../report/tableOf.ts';
import styles from './Header.module.css';
import { LANGUAGE_NAMES, useText } from './i18n.tsx';
import { type Panel, usePanels } from './panels.ts';
import { THEMES, useSettings } from './settings.ts';
import { BarPicker } from './ui/BarPicker.tsx';
import { type Icon, IconButton } from './ui/Button.tsx';
import { Emblem } from './ui/Emblem.tsx';
import menu from './ui/Menu.module.css';

/** The bar on every page: where one is, where one can go, and how it all looks and speaks. */
export function Header() {
  const text = useText();
  const show = usePanels((panels) => panels.show);
  const atTable = useAtTable();
  return (
    <header className={styles.bar}>
      <Link href="/" className={styles.brand} aria-label={text('app.home')}>
        <Emblem />
        <span className={styles.name}>{text('app.title')}</span>
      </Link>
      <nav className={styles.pages} aria-label={text('app.pages')}>
        <PageLink href="/rules">{text('rules.title')}</PageLink>
        <PageLink href="/about">{text('about.title')}</PageLink>
      </nav>
      <div className={styles.tools}>
        <LanguagePicker />
        <ThemePicker />
        <span className={styles.wide}>
          {atTable && (
            <IconButton
              icon={Bug}
              label={text('app.report')}
              data-testid="report"
              onPress={() => show('report')}
            />
          )}
          <IconButton
            icon={Settings}
            label={text('settings.title')}
            data-testid="settings"
            onPress={() => show('settings')}
          />
          <IconButton icon={Keyboard} label={text('keys.title')} onPress={() => show('keys')} />
        </span>
        <More />
      </div>
    </header>
  );
}

/** Only what happens at a table can be looked at again, and so be reported. */
function useAtTable(): boolean {
  const [location] = useLocation();
  return tableOf(location) !== null;
}

function PageLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const [location] = useLocation();
  return (
    <Link href={href} className={styles.page} aria-current={location === href ? 'page' : undefined}>
      {children}
    </Link>
  );
}

function LanguagePicker() {
  const text = useText();
  const language = useSettings((settings) => settings.language);
  const set = useSettings((settings) => settings.set);
  return (
    <BarPicker
      icon={Languages}
      label={text('settings.language')}
      value={language}
      options={LANGUAGE_NAMES.map(({ language: value, name }) => ({ value, label: name, lang: value }))}
      onChange={(value) => set({ language: value })}
    />
  );
}

function ThemePicker() {
  const text = useText();
  const theme = useSettings((settings) => settings.theme);
  const set = useSettings((settings) => settings.set);
  return (
    <BarPicker
      icon={Contrast}
      label={text('settings.theme')}
      value={theme}
      options={THEMES.map((value) => ({ value, label: text(`settings.theme.${value}`) }))}
      onChange={(value) => set({ theme: value })}
    />
  );
}

/** On a narrow screen everything else is behind one button. */
function More() {
  const text = useText();
  const atTable = useAtTable();
  return (
    <span className={styles.narrow}>
      <DialogTrigger>
        <IconButton icon={Menu} label={text('app.menu')} />
        <Popover className={menu.menu} offset={6} placement="bottom end">
          <Dialog aria-label={text('app.menu')} className={menu.list}>
            {({ close }) => (
              <>
                <MenuLink href="/rules" icon={BookOpen} onDone={close}>
                  {text('rules.title')}
                </MenuLink>
                <MenuLink href="/about" icon={Info} onDone={close}>
                  {text('about.title')}
                </MenuLink>
                <MenuPanel panel="settings" icon={Settings} onDone={close}>
                  {text('settings.title')}
                </MenuPanel>
                <MenuPanel panel="keys" icon={Keyboard} onDone={close}>
                  {text('keys.title')}
                </MenuPanel>
                {atTable && (
                  <MenuPanel panel="report" icon={Bug} onDone={close}>
                    {text('app.report')}
                  </MenuPanel>
                )}
              </>
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
    </span>
  );
}

interface MenuEntryProps {
  readonly icon: Icon;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

function MenuLink({ href, icon: Sign, onDone, children }: MenuEntryProps & { readonly href: string }) {
  const [location] = useLocation();
  return (
    <Link
      href={href}
      className={menu.entry}
      onClick={onDone}
      aria-current={location === href ? 'page' : undefined}
    >
      <Sign size={20} aria-hidden />
      {children}
    </Link>
  );
}

function MenuPanel({ panel, icon: Sign, onDone, children }: MenuEntryProps & { readonly panel: Panel }) {
  const show = usePanels((panels) => panels.show);
  const open = () => {
    onDone();
    show(panel);
  };
  return (
    <Button className={menu.entry} onPress={open}>
      <Sign size={20} aria-hidden />
      {children}
    </Button>
  );
}

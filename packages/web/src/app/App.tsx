import { isCode } from '@holdout/protocol';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import styles from './App.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Messages, useText } from './i18n.tsx';
import { KeysSheet } from './KeysSheet.tsx';
import { NoTexts } from './NoTexts.tsx';
import { NotFound } from './NotFound.tsx';
import { usePanels } from './panels.ts';
import { SettingsSheet } from './SettingsSheet.tsx';
import { TablePage } from './TablePage.tsx';
import { useTheme } from './theme.ts';
import { useHelpKey } from './useHelpKey.ts';

const loadHome = () => import('../home/Home.tsx').then((module) => ({ default: module.Home }));
const Home = lazy(loadHome);
// Who comes to the start page gets it beside the texts, not after them. If it does not come, the page says so itself.
if (window.location.pathname === '/') loadHome().catch(() => undefined);
const About = lazy(() => import('./about/About.tsx').then((module) => ({ default: module.About })));
const OnlinePage = lazy(() =>
  import('../online/OnlinePage.tsx').then((module) => ({ default: module.OnlinePage })),
);
const WatchPage = lazy(() =>
  import('../online/OnlinePage.tsx').then((module) => ({ default: module.WatchPage })),
);
const LocalReplay = lazy(() =>
  import('../replay/ReplayPage.tsx').then((module) => ({ default: module.LocalReplay })),
);
const OnlineReplay = lazy(() =>
  import('../replay/ReplayPage.tsx').then((module) => ({ default: module.OnlineReplay })),
);
const ReportSheet = lazy(() =>
  import('../report/ReportSheet.tsx').then((module) => ({ default: module.ReportSheet })),
);
const Rules = lazy(() => import('./rules/Rules.tsx').then((module) => ({ default: module.Rules })));

export function App() {
  useTheme();
  return (
    <Messages fallback={<NoTexts />}>
      <ErrorBoundary path={window.location.pathname}>
        <Shell />
      </ErrorBoundary>
    </Messages>
  );
}

function Shell() {
  const text = useText();
  const [location] = useLocation();
  const main = useRef<HTMLElement>(null);
  const atTable = /^\/(?:table|g|w|r|replay)\//.test(location);
  useHelpKey();
  useArrival(main, location);
  return (
    <>
      <a className={styles.skip} href="#main">
        {text('app.skip')}
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={location} path={location}>
          <Suspense fallback={<Waiting />}>
            <Pages />
          </Suspense>
        </ErrorBoundary>
      </main>
      {!atTable && <Footer />}
      <Panels />
    </>
  );
}

function Pages() {
  return (
    <Switch>
      <Route path="/">
        <Home />
      </Route>
      <Route path="/table/:id">
        {({ id }) => (isCode(id) ? <WatchPage key={id} code={id} big /> : <TablePage key={id} id={id} />)}
      </Route>
      <Route path="/g/:code">{({ code }) => <OnlinePage key={code} code={code} />}</Route>
      <Route path="/w/:code">{({ code }) => <WatchPage key={code} code={code} />}</Route>
      <Route path="/r/:code">{({ code }) => <OnlineReplay key={code} code={code} />}</Route>
      <Route path="/replay/:id">{({ id }) => <LocalReplay key={id} id={id} />}</Route>
      <Route path="/rules">
        <Rules />
      </Route>
      <Route path="/about">
        <About />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

function Waiting() {
  const text = useText();
  return (
    <p className={styles.waiting} role="status">
      {text('app.loading')}
    </p>
  );
}

function Panels() {
  const open = usePanels((panels) => panels.open);
  const close = usePanels((panels) => panels.close);
  const [path] = useLocation();
  if (open === 'report') {
    return (
      <Suspense fallback={null}>
        <ReportSheet path={path} onClose={close} />
      </Suspense>
    );
  }
  if (open === 'settings') return <SettingsSheet />;
  return open === 'keys' ? <KeysSheet /> : null;
}

/** A new page begins at its top, for the eye and for a screen reader. */
function useArrival(main: { readonly current: HTMLElement | null }, location: string): void {
  const last = useRef(location);
  useEffect(() => {
    if (last.current === location) return;
    last.current = location;
    main.current?.focus({ preventScroll: true });
    if (window.location.hash === '') window.scrollTo(0, 0);
  }, [main, location]);
}

import { faultText } from '@holdout/lang';
import { Bug, Download, House, RotateCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { localHost } from '../local/client.ts';
import { tableOf } from '../report/tableOf.ts';
import { downloadText } from './download.ts';
import { useText } from './i18n.tsx';
import styles from './Message.module.css';
import { useTitle } from './title.ts';
import { Button, buttonClass } from './ui/Button.tsx';
import { Notice } from './ui/Notice.tsx';

const ReportSheet = lazy(() =>
  import('../report/ReportSheet.tsx').then((module) => ({ default: module.ReportSheet })),
);

interface FailureProps {
  readonly error: unknown;
  readonly path: string;
}

/** What a page shows in its stead when it has failed. The game itself is safe: every answer was saved before. */
export function Failure({ error, path }: FailureProps) {
  const text = useText();
  const table = tableOf(path);
  const missing = isMissingPart(error);
  useTitle(text('app.failure.title'));
  return (
    <section className={styles.message}>
      <h1 className={styles.title}>{text(missing ? 'app.failure.missing' : 'app.failure.title')}</h1>
      <p className={styles.words}>{text(missing ? 'app.failure.missingWords' : 'app.failure.words')}</p>
      <div className={styles.actions}>
        <Button look="primary" icon={RotateCw} onPress={() => window.location.reload()}>
          {text('app.reload')}
        </Button>
        {table?.at === 'here' && <SaveExport id={table.id} />}
        {table && !missing && <Report path={path} details={traceOf(error)} />}
        {/* A whole new page, since nobody knows what state this one is in. */}
        <a href="/" className={buttonClass()}>
          <House size={18} aria-hidden />
          {text('app.toHome')}
        </a>
      </div>
      <details className={styles.details}>
        <summary>{text('app.failure.details')}</summary>
        <pre className={styles.trace}>{traceOf(error)}</pre>
      </details>
    </section>
  );
}

function Report({ path, details }: { readonly path: string; readonly details: string }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={Bug} onPress={() => setOpen(true)}>
        {text('app.report')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ReportSheet path={path} details={details} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function SaveExport({ id }: { readonly id: string }) {
  const text = useText();
  const intl = useIntl();
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    try {
      const result = await localHost.exportSave(id);
      if (result.ok) downloadText(result.value.name, result.value.text);
      setProblem(result.ok ? null : faultText(intl, result.fault));
    } catch (error) {
      setProblem(String(error));
    }
  };
  return (
    <>
      <Button icon={Download} onPress={save}>
        {text('app.failure.export')}
      </Button>
      {problem && <Notice kind="fault">{problem}</Notice>}
    </>
  );
}

/** A part of the program could not be fetched: no connection, or a newer version lies on the server. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof TypeError && /module|import/i.test(error.message);

function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const trace = error.stack ?? '';
  return trace.includes(error.message) ? trace : `${error.name}: ${error.message}\n${trace}`;
}

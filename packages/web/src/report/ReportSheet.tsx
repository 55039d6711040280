import { type Fault, InputError } from '@holdout/kernel';
import { faultText } from '@holdout/lang';
import { Bug, Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { downloadText } from '../app/download.ts';
import { MoreMessages, useText } from '../app/i18n.tsx';
import { NoTexts } from '../app/NoTexts.tsx';
import type { Result } from '../app/result.ts';
import { Button } from '../app/ui/Button.tsx';
import { Notice } from '../app/ui/Notice.tsx';
import { Sheet } from '../app/ui/Sheet.tsx';
import { useCopied } from '../app/useCopied.ts';
import { VERSION } from '../app/version.ts';
import type { ScrubbedSave } from '../local/api.ts';
import { localHost } from '../local/client.ts';
import { saveOf } from '../online/export.ts';
import { keysOf, useKeychain } from '../online/keychain.ts';
import { server } from '../online/server.ts';
import css from './report.module.css';
import { type ShownTable, tableOf } from './tableOf.ts';

interface ReportSheetProps {
  /** Path of the page that has the problem. */
  readonly path: string;
  /** What the program itself knows of it. */
  readonly details?: string;
  readonly onClose: () => void;
}

/** One button for whoever has found a mistake: what is needed to look for it, and nothing that tells who has played. */
export function ReportSheet(props: ReportSheetProps) {
  return (
    <MoreMessages part="online" fallback={<NoTexts />}>
      <Reporting {...props} />
    </MoreMessages>
  );
}

function Reporting({ path, details = '', onClose }: ReportSheetProps) {
  const text = useText();
  const intl = useIntl();
  const table = tableOf(path);
  const mayReport = useMayReport(table);
  const [words, setWords] = useState(() => text('report.questions'));
  const [made, setMade] = useState<Report | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [busy, setBusy] = useState(false);
  const { copied, copy } = useCopied();
  const facts = factsOf(made, path, details);
  const report = async () => {
    if (!table) return;
    setBusy(true);
    const result = await makeReport(table, mayReport);
    setBusy(false);
    setFault(result.ok ? null : result.fault);
    if (!result.ok) return;
    setMade(result.value);
    downloadText(`holdout-report-${result.value.save.game}.game.json`, result.value.save.text);
  };
  return (
    <Sheet
      title={text('report.title')}
      onClose={onClose}
      foot={
        <>
          <Button icon={copied ? Check : Copy} onPress={() => void copy(`${words.trim()}\n\n${facts}`)}>
            {text(copied ? 'report.copied' : 'report.copy')}
          </Button>
          <Button look="primary" icon={Bug} isDisabled={busy || !table} onPress={() => void report()}>
            {text(mayReport ? 'report.send' : 'report.save')}
          </Button>
        </>
      }
    >
      <div className={css.report}>
        <p>{text(mayReport ? 'report.words.server' : 'report.words.here')}</p>
        {fault && <Notice kind="fault">{faultText(intl, fault)}</Notice>}
        {made && <Done report={made} />}
        <label className={css.field}>
          {text('report.text')}
          <textarea value={words} rows={9} onChange={({ target }) => setWords(target.value)} />
        </label>
        <div>
          <p className={css.factsTitle}>{text('report.facts')}</p>
          <pre className={css.facts} data-testid="report-facts">
            {facts}
          </pre>
        </div>
        <p className={css.next}>{text('report.next')}</p>
      </div>
    </Sheet>
  );
}

function Done({ report }: { readonly report: Report }) {
  const text = useText();
  return (
    <Notice kind="good">
      {text(report.id === null ? 'report.saved' : 'report.sent')}
      {report.id !== null && (
        <code className={css.number} data-testid="report-number">
          {report.id}
        </code>
      )}
    </Notice>
  );
}

interface Report {
  /** The number under which the server keeps the whole game; null if it does not. */
  readonly id: string | null;
  readonly save: ScrubbedSave;
}

/** Whoever only looks on may keep nothing at the server. */
function useMayReport(table: ShownTable | null): boolean {
  const held = useKeychain(({ tables }) => (table?.at === 'server' ? tables[table.code] : undefined));
  return held !== undefined && (held.host !== null || Object.keys(held.seats).length > 0);
}

async function makeReport(table: ShownTable, atServer: boolean): Promise<Result<Report>> {
  try {
    if (table.at === 'here') return withSave(null, await localHost.exportSave(table.id));
    const held = useKeychain.getState().tables[table.code];
    const id = atServer && held ? (await server.report(table.code, keysOf(held))).id : null;
    const saved = await saveOf(table.code);
    return withSave(id, saved.ok ? { ok: true, value: { text: JSON.stringify(saved.value.save) } } : saved);
  } catch (error) {
    if (error instanceof InputError) return { ok: false, fault: error.fault };
    throw error;
  }
}

async function withSave(
  id: string | null,
  saved: Result<{ readonly text: string }>,
): Promise<Result<Report>> {
  if (!saved.ok) return saved;
  const save = await localHost.scrub(saved.value.text);
  return save.ok ? { ok: true, value: { id, save: save.value } } : save;
}

/** What is the same in every language. */
function factsOf(report: Report | null, path: string, details: string): string {
  const page = path.split('/')[1] ?? '';
  const lines = [
    `Holdout ${VERSION} · /${page} · ${document.documentElement.lang} · ${window.innerWidth}×${window.innerHeight}`,
    ...(report ? [`${report.save.game} · #${report.save.moves}`] : []),
    ...(report?.id ? [report.id] : []),
    navigator.userAgent,
    ...(details === '' ? [] : [details]),
  ];
  return lines.join('\n');
}

import type { Reason, Seat } from '@holdout/kernel';
import { reasonText } from '@holdout/lang';
import { CircleHelp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { MoreMessages } from '../app/i18n.tsx';
import { NoTexts } from '../app/NoTexts.tsx';
import { useTable, useTableStore } from './context.ts';
import css from './decision.module.css';
import { useTableWords } from './words.ts';

interface Refusal {
  readonly key: string;
  readonly reason: Reason;
}

/** Why each of these options can't be chosen now; those that can are left out. */
function useRefusals(keys: readonly string[], seat: Seat): readonly Refusal[] {
  const table = useTableStore();
  const version = useTable((state) => state.update?.version);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const asked = keys.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the table has other reasons
  useEffect(() => {
    let wanted = true;
    const words = asked.split(' ').filter((key) => key !== '');
    const { explain } = table.getState();
    void Promise.all(words.map(async (key) => ({ key, reason: await explain(key, seat) }))).then((all) => {
      if (wanted) setRefusals(all.filter((one): one is Refusal => one.reason !== null));
    });
    return () => {
      wanted = false;
    };
  }, [asked, seat, table, version]);
  return refusals;
}

interface WhyProps {
  readonly keys: readonly string[];
  readonly seat: Seat;
}

/** The reasons why options are not possible, each with its rule. Reasons that are the same stand there once. */
export function Why({ keys, seat }: WhyProps) {
  const refusals = useRefusals(keys, seat);
  const { action } = useTableWords();
  const seen = new Set<string>();
  const different = refusals.filter(({ reason }) => {
    const same = JSON.stringify(reason);
    const first = !seen.has(same);
    seen.add(same);
    return first;
  });
  if (different.length === 0) return null;
  return (
    <RuleTexts>
      <ul className={css.whys}>
        {different.map(({ key, reason }) => (
          <li key={key}>
            {different.length > 1 && <strong>{action(key.split(':')[0])}</strong>}
            <ReasonLine reason={reason} />
          </li>
        ))}
      </ul>
    </RuleTexts>
  );
}

interface RuleTextsProps {
  readonly children: ReactNode;
}

/** For what quotes rules of this game: it appears when their texts have come, so that nothing moves afterwards. */
export function RuleTexts({ children }: RuleTextsProps) {
  const { speech } = useTableWords().speaker;
  return (
    <MoreMessages part={`${speech.game}/rules`} fallback={<NoTexts />}>
      {children}
    </MoreMessages>
  );
}

/** What is in the way, what the rule says, and where it stands. Below `RuleTexts`. */
export function ReasonLine({ reason }: { readonly reason: Reason }) {
  const intl = useIntl();
  const { speaker } = useTableWords();
  const { statement, detail, rule } = reasonText({ ...speaker, intl }, reason);
  return (
    <div className={css.reason}>
      <CircleHelp size={16} aria-hidden />
      <div>
        {detail && <p className={css.detail}>{detail}</p>}
        <p>
          {statement} <RuleLink rule={rule} />
        </p>
      </div>
    </div>
  );
}

function RuleLink({ rule }: { readonly rule: string }) {
  return (
    <Link href={`/rules#${rule}`} className={css.rule}>
      {rule}
    </Link>
  );
}

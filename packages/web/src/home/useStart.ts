import { faultText } from '@holdout/lang';
import type { SetupRequest } from '@holdout/protocol';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useText } from '../app/i18n.tsx';
import { localHost } from '../local/client.ts';
import { createOnline } from '../online/create.ts';

interface Start {
  /** `online`: at the server, so that others come to it from their own devices. */
  readonly start: (setup: SetupRequest, online?: boolean) => Promise<void>;
  readonly starting: boolean;
  /** Why the last try came to nothing, in words. */
  readonly problem: string | null;
  readonly dismiss: () => void;
}

/** Has a table set up and goes there; a second wish while one is under way is none. */
export function useStart(): Start {
  const text = useText();
  const intl = useIntl();
  const [, navigate] = useLocation();
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const start = async (setup: SetupRequest, online = false) => {
    if (starting) return;
    setStarting(true);
    setProblem(null);
    try {
      const result = online ? await createOnline(setup) : await localHost.create(setup);
      if (result.ok) navigate(online ? `/g/${result.value}#invite=1` : `/table/${result.value}`);
      else setProblem(faultText(intl, result.fault));
    } catch (error) {
      setProblem(text('home.refused', { words: String(error) }));
    } finally {
      setStarting(false);
    }
  };
  return { start, starting, problem, dismiss: () => setProblem(null) };
}

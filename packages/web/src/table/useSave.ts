import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { downloadText } from '../app/download.ts';
import { localHost } from '../local/client.ts';
import { useTable } from './context.ts';

/** What can be done with the save of the table above: write it to a file, or begin once more with the same deal. */
export function useSave() {
  const id = useTable((state) => state.id);
  const fail = useTable((state) => state.fail);
  const [, navigate] = useLocation();

  const exportGame = useCallback(async () => {
    const result = await localHost.exportSave(id);
    if (result.ok) downloadText(result.value.name, result.value.text);
    else fail(result.fault);
  }, [id, fail]);

  const playAgain = useCallback(async () => {
    const made = await localHost.playAgain(id);
    if (made.ok) navigate(`/table/${made.value}`);
    else fail(made.fault);
  }, [id, fail, navigate]);

  return { exportGame, playAgain };
}

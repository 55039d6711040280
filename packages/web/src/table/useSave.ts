import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { downloadText } from '../app/download.ts';
import { useTable } from './context.ts';

/**
 * What can be done with the save of the table above: write it to a file, or begin once more with the same deal (null
 * where that can't be had).
 */
export function useSave() {
  const link = useTable((state) => state.link);
  const fail = useTable((state) => state.fail);
  const [, navigate] = useLocation();

  const exportGame = useCallback(async () => {
    const result = await link.exportSave();
    if (result.ok) downloadText(result.value.name, result.value.text);
    else fail(result.fault);
  }, [link, fail]);

  const playAgain = useCallback(async () => {
    const made = await link.playAgain?.();
    if (made?.ok) navigate(`/table/${made.value}`);
    else if (made) fail(made.fault);
  }, [link, fail, navigate]);

  return { exportGame, playAgain: link.playAgain && playAgain };
}

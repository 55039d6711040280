import { useEffect } from 'react';
import { useSettings } from './settings.ts';

/** Sets `data-theme` to what the person chose, or to what the system prefers. */
export function useTheme(): void {
  const theme = useSettings((settings) => settings.theme);
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const contrast = matchMedia('(prefers-contrast: more)');
    const apply = () => {
      const bySystem = contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'light';
      document.documentElement.dataset.theme = theme === 'system' ? bySystem : theme;
    };
    apply();
    dark.addEventListener('change', apply);
    contrast.addEventListener('change', apply);
    return () => {
      dark.removeEventListener('change', apply);
      contrast.removeEventListener('change', apply);
    };
  }, [theme]);
}

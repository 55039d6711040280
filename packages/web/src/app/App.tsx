import { Messages } from './i18n.tsx';
import { useTheme } from './theme.ts';

export function App() {
  useTheme();
  return (
    <Messages>
      <p>Holdout</p>
    </Messages>
  );
}

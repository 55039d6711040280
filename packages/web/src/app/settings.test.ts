import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { SettingValues } from './settings.ts';

const OTHERWISE: SettingValues = {
  language: 'en',
  theme: 'system',
  speed: 'normal',
  shortcuts: true,
  textBoard: false,
  learner: false,
  sight: false,
  suspects: false,
  game: 'pandemic',
};

let settings: typeof import('./settings.ts');
beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['fr', 'hu-HU'] });
  settings = await import('./settings.ts');
});

describe('the language of the first visit', () => {
  it('is the first one of the browser that we have', () => {
    expect(settings.preferredLanguage(['fr', 'de-AT', 'en'])).toBe('de');
    expect(settings.preferredLanguage(['JA-jp'])).toBe('ja');
  });

  it('is English if we have none', () => {
    expect(settings.preferredLanguage(['fr', 'dex'])).toBe('en');
    expect(settings.preferredLanguage([])).toBe('en');
  });
});

describe('stored settings', () => {
  it('are taken over', () => {
    const stored = {
      language: 'ja',
      theme: 'dark',
      speed: 'step',
      shortcuts: false,
      textBoard: true,
      learner: true,
      sight: true,
      suspects: true,
      game: 'zombicide',
    };
    expect(settings.readSettings(stored, OTHERWISE)).toEqual(stored);
  });

  it('are as usual where nobody can use them', () => {
    expect(settings.readSettings({ theme: 'pink', speed: 7, shortcuts: 'no' }, OTHERWISE)).toEqual(OTHERWISE);
    expect(settings.readSettings(null, OTHERWISE)).toEqual(OTHERWISE);
  });
});

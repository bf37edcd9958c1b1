'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { switchLanguage } from '@/components/shell/language';
import { isUppercase, setUppercase, watchUppercase } from '@/components/shell/uppercase';
import { Card } from '@/components/ui/card';
import { RadioGroup } from '@/components/ui/radio-group';
import { Switch } from '@/components/ui/switch';
import { localeOf, locales } from '@/lib/platform/i18n/locales';

/** Each in its own language, so that whoever cannot read the page finds the way. */
const languageNames = { 'pt-BR': 'Português', en: 'English' } as const;

/** Kept by this browser and true at once: there is nothing to save. */
export function Preferences() {
  const t = useTranslations('accounts.myData');
  const isOn = useSyncExternalStore(watchUppercase, isUppercase, () => false);
  return (
    <Card title={t('preferences')}>
      <div className="grid gap-4">
        <RadioGroup
          id="language"
          name="language"
          legend={t('language')}
          hint={t('languageHint')}
          tiles
          value={useLocale()}
          onChange={(event) => switchLanguage(localeOf(event.target.value))}
          options={locales.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
        />
        <Switch
          id="uppercase"
          label={t('uppercase')}
          hint={t('uppercaseHint')}
          checked={isOn}
          onChange={(event) => setUppercase(event.target.checked)}
        />
      </div>
    </Card>
  );
}

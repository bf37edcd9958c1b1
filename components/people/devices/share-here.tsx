'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { Hero } from '@/components/shell/hero';
import { clearSession } from '@/lib/platform/browser/stored-values';
import type { Locale } from '@/lib/platform/i18n/locales';
import { forgetPersonHere } from '@/lib/platform/kept/person';
import { localized } from '@/lib/platform/links';
import { shareDeviceOp } from '@/lib/shared-devices/contract';
import { links } from '@/lib/shared-devices/links';

/** The device in hand becomes the class's, and nothing of who taught on it is left but what waits to be sent. */
export function ShareHere({ classId, className }: { classId: string; className: string }) {
  const t = useTranslations('sharedDevices.here');
  const locale = useLocale() as Locale;

  async function leave() {
    clearSession();
    await forgetPersonHere().catch(() => undefined);
    location.replace(localized(locale, links.checkIn()));
  }

  return (
    <Hero
      mood="up"
      title={t('title')}
      actions={
        <ConfirmedButton
          op={shareDeviceOp}
          input={{ classId }}
          danger={false}
          onDone={leave}
          button={{ variant: 'primary', size: 'lg', icon: 'monitor' }}
          words={{ label: t('button'), title: t('ask', { name: className }), confirm: t('confirm') }}
        >
          {t('askText')}
        </ConfirmedButton>
      }
    >
      {t('text', { name: className })}
    </Hero>
  );
}

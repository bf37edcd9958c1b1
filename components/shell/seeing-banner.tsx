import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Seeing } from '@/lib/access/actor';
import { links } from '@/lib/links';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { SeeingMinutes } from './seeing-minutes';

type Props = { name: string; seeing: Pick<Seeing, 'reason' | 'until'>; locale: Locale };

/** Above everything while an administrator sees as somebody: who, why, how long, and the way out as a native form. */
export function SeeingBanner({ name, seeing, locale }: Props) {
  const t = useTranslations('shell.seeing');
  return (
    <aside aria-label={t('title', { name })} className="seeing-banner">
      <Icon name="eye" size={24} className="max-sm:hidden" />
      <div className="min-w-0 grow">
        <p className="font-bold">{t('title', { name })}</p>
        <p className="text-sm">
          {t('reason', { reason: seeing.reason })} · {t('readOnly')} ·{' '}
          <SeeingMinutes
            until={seeing.until.toISOString()}
            shownAt={Date.now()}
            label={t('minutesLeft', { minutes: '{minutes}' })}
            onward={localized(locale, links.admSeeAs())}
          />
        </p>
      </div>
      <form method="post" action={links.endSeeingForm()} className="shrink-0">
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" icon="close">
          {t('stop')}
        </Button>
      </form>
    </aside>
  );
}

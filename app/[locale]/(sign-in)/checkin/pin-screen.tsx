import { useTranslations } from 'next-intl';
import { ClientWords } from '@/components/shell/client-words';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { links } from '@/lib/links';
import type { Locale } from '@/lib/platform/i18n/locales';
import { SignInFrame } from '../sign-in-frame';
import { PinPad } from './pin-pad';

type Props = {
  locale: Locale;
  pupil: { id: string; name: string; photoUrl: string | null };
  failure: string | undefined;
  wait: string | undefined;
};

/** Each try is a page of its own, so that it also works without a script: only the big keys need one. */
export function PinScreen({ locale, pupil: { id, name, photoUrl }, failure, wait }: Props) {
  const t = useTranslations('checkin');
  const waitSeconds = Math.max(0, Number(wait) || 0);
  return (
    <SignInFrame
      locale={locale}
      path={links.checkIn(id)}
      face={<Avatar name={name} photo={photoUrl} size={72} />}
      title={t('hello', { name })}
      lead={t('pinLead')}
    >
      <ClientWords namespaces={['checkin']}>
        <PinPad
          action={links.checkInForm()}
          locale={locale}
          studentId={id}
          isWrong={failure !== undefined && waitSeconds === 0}
          waitSeconds={waitSeconds}
        />
      </ClientWords>
      <AppLink href={links.checkIn()} className="mt-4 flex min-h-11 items-center justify-center text-lg underline">
        {t('notMe')}
      </AppLink>
    </SignInFrame>
  );
}

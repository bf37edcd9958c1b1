import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { KeyValueList } from '@/components/ui/key-value-list';
import { links } from '@/lib/links';
import type { Locale } from '@/lib/platform/i18n/locales';

type Props = {
  locale: Locale;
  from: string | undefined;
  /** Where it goes on without linking. */
  onward: string;
  provider: string;
  /** What the account is called at the provider. */
  called: string;
  own: { name: string; login: string; schoolName: string | null };
};

/** A native form: it works before, and without, any script. */
export function ConfirmLink({ locale, from, onward, provider, called, own }: Props) {
  const t = useTranslations('signIn.sso.confirm');
  return (
    <form method="post" action={links.linkIdentityForm()} className="flex flex-col gap-4">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="from" defaultValue={from} />
      <KeyValueList
        items={[
          { key: 'called', label: t('account', { provider }), value: <span data-verbatim>{called}</span> },
          { key: 'name', label: t('name'), value: own.name },
          { key: 'login', label: t('login'), value: <code>{own.login}</code> },
          { key: 'school', label: t('school'), value: own.schoolName ?? t('noSchool') },
        ]}
      />
      <Button type="submit" variant="primary" size="lg" wide>
        {t('yes')}
      </Button>
      <ButtonLink href={onward} size="lg" wide>
        {t('no')}
      </ButtonLink>
    </form>
  );
}

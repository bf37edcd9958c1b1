import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { TextInput } from '@/components/ui/text-input';
import { links } from '@/lib/links';
import type { Locale } from '@/lib/platform/i18n/locales';
import { FragmentKeeper, PreferredLanguage } from './kept-by-script';
import type { Face } from './sign-in-query';

type Props = {
  face: Face;
  locale: Locale;
  from: string | undefined;
  typedLogin: string;
  failed: boolean;
  /** The provider of the account that this sign-in links; the account itself stands in the browser's cookie. */
  linking: string | undefined;
  /** The pupils of a class share this device: a session is short here, whatever is ticked. */
  isShared: boolean;
};

/** A native form: it works before, and without, any script. */
export function SignInForm({ face, locale, from, typedLogin, failed, linking, isShared }: Props) {
  const t = useTranslations('signIn');
  return (
    <form method="post" action={links.signInForm()} className="flex flex-col gap-4">
      <input type="hidden" name="face" value={`/${face}`} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="from" defaultValue={from} />
      {linking && (
        <>
          <input type="hidden" name="link" value="true" />
          <input type="hidden" name="provider" value={linking} />
        </>
      )}
      <Field id="username" label={t('username')} required>
        {(control) => (
          <TextInput
            {...control}
            name="username"
            defaultValue={typedLogin}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            autoFocus={!failed}
          />
        )}
      </Field>
      <Field id="password" label={t('password')} required>
        {(control) => (
          <PasswordInput
            {...control}
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
            name="password"
            autoComplete="current-password"
            maxLength={200}
            autoFocus={failed}
          />
        )}
      </Field>
      {!isShared && (
        <Checkbox id="shared" name="sharedDevice" value="true" label={t('sharedDevice')} hint={t('sharedDeviceHint')} />
      )}
      <Button type="submit" variant="primary" size="lg" wide>
        {t('submit')}
      </Button>
      <AppLink href={links.forgotPassword()} className="text-center underline">
        {t('forgotten')}
      </AppLink>
      <AppLink href={links.cardSignIn()} className="text-center underline">
        {t('card.title')}
      </AppLink>
      <FragmentKeeper />
      <PreferredLanguage />
    </form>
  );
}

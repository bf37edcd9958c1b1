import { expect, type Page } from '@playwright/test';
import { walkProvider } from '@/tests/support/sso/walk';
import { profileKept } from '../support/profile-kept';
import { freshPerson, goToProvider, linkByPassword, signInAtProvider } from '../support/sso';
import { test } from '../support/test';

const title = { 'pt-BR': 'Erro ao entrar com Plurall', en: 'Error logging in with Plurall' } as const;

/** The sign-in screen says what happened, and nobody is signed in. */
async function expectRefusal(page: Page, sentence: string, language: 'pt-BR' | 'en' = 'pt-BR'): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(title[language]);
  await expect(alert).toContainText(sentence);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => /^(session|signed_in|sso_)/.test(name))).toEqual([]);
}

for (const { language, sentence } of [
  { language: 'pt-BR', sentence: 'A entrada foi cancelada.' },
  { language: 'en', sentence: 'Signing in was cancelled.' },
] as const) {
  test(`whoever cancels at the provider is back on the sign-in screen (${language})`, async ({ page }) => {
    await goToProvider(page, language);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expectRefusal(page, sentence, language);
  });
}

test('a try that took too long is told so, in the language that it began in', async ({ page, context }) => {
  await goToProvider(page, 'en');
  // Ten minutes later the browser has thrown the state cookie away.
  await context.clearCookies({ name: 'sso_state' });
  await signInAtProvider(page, freshPerson());
  await expectRefusal(page, 'This try has expired or was begun in another browser.', 'en');
});

test('a state that was changed on the way is refused', async ({ page }) => {
  await page.route('**/api/sso/oidc?*', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const address = new URL(response.headers().location ?? '');
    address.searchParams.set('state', `${address.searchParams.get('state')}x`);
    await route.fulfill({ response, headers: { ...response.headers(), location: address.href } });
  });
  await goToProvider(page);
  await signInAtProvider(page, freshPerson());
  await expectRefusal(page, 'A resposta recebida não pôde ser confirmada.');
});

for (const { fault, what, sentence } of [
  { fault: 'down', what: 'is down', sentence: 'O serviço não respondeu.' },
  { fault: 'slow', what: 'is slow', sentence: 'O serviço não respondeu.' },
  { fault: 'denied', what: 'refuses the code', sentence: 'A resposta recebida não pôde ser confirmada.' },
]) {
  test(`a provider that ${what} ends on the sign-in screen`, async ({ page }) => {
    await goToProvider(page);
    await signInAtProvider(page, `${fault}-${freshPerson()}`);
    await expectRefusal(page, sentence);
  });
}

test('an address that another browser began signs nobody in (session fixation)', async ({ page, clientOf }) => {
  const attacker = freshPerson();
  await linkByPassword(page, attacker, 'aluno6');
  await profileKept(page);
  await page.context().clearCookies();
  const began = await (await clientOf(null)).get('/api/sso/oidc?face=/login&locale=pt-BR');
  const address = await walkProvider(began.headers().location ?? '', attacker);
  await page.goto(address.href);
  await expectRefusal(page, 'Esta tentativa venceu ou foi começada em outro navegador.');
  await goToProvider(page);
  await page.goto(address.href);
  await expectRefusal(page, 'A resposta recebida não pôde ser confirmada.');
});

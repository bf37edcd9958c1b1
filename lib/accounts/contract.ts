import { purposes } from '@/lib/files/rules';
import { operation } from '@/lib/platform/http/operation';
import type { NoInput } from '@/lib/platform/shapes';
import type { askPasswordLink } from './commands/ask-password-link';
import type { beginSeeing } from './commands/begin-seeing';
import type { changePassword } from './commands/change-password';
import type { clearProviderKeys } from './commands/clear-provider-keys';
import type { confirmFirstPassword } from './commands/confirm-first-password';
import type { endSeeing } from './commands/end-seeing';
import type { presentToken } from './commands/present-token';
import type { setLinkedPassword } from './commands/set-linked-password';
import type { signOut } from './commands/sign-out';
import type { storeOwnPhoto } from './commands/store-own-photo';
import type { switchSchool } from './commands/switch-school';
import type { unlinkIdentity } from './commands/unlink-identity';
import type { updateOwnAccount } from './commands/update-own-account';
import type { accountFace, ownAccount } from './queries';
import type { AnySignIn, CardSignIn, Linked, SignedIn } from './schemas';

export const signInOp = operation<{ definition: { input: typeof AnySignIn; reply: typeof SignedIn } }>({
  method: 'POST',
  path: '/Users/login',
  summary: 'Sign in with username and password, or with what an identity provider issued',
  callers: 'anyone',
  names: {
    providerType: 'ssotype',
    identifier: 'ssoidentificador',
    uuid: 'ssouuid',
    accessToken: 'access_token',
  },
  secret: true,
});

export const signInByCardOp = operation<{ definition: { input: typeof CardSignIn; reply: typeof SignedIn } }>({
  method: 'POST',
  path: '/Users/card',
  summary: 'Sign in as the pupil whose printed card carries this secret; a session that the browser had ends',
  callers: 'anyone',
  secret: true,
});

export const presentTokenOp = operation<typeof presentToken>({
  method: 'POST',
  path: '/__/auth/getProfileFromAcessToken',
  summary: 'Whose an access token of the identity provider is; its state then signs in once at Users/login',
  callers: 'anyone',
  names: { providerType: 'ssotype', identifier: 'ssoidentificador', accessToken: 'access_token', name: 'nome' },
  secret: true,
});

export const signOutOp = operation<typeof signOut>({
  method: 'POST',
  path: '/Users/logout',
  summary: 'End this session on every instance',
  atFirstAccess: true,
});

export const changePasswordOp = operation<typeof changePassword>({
  method: 'POST',
  path: '/Users/changePassword',
  summary: 'Set a new password by the old one; other sessions of the account end',
  secret: true,
});

export const confirmFirstPasswordOp = operation<typeof confirmFirstPassword>({
  method: 'POST',
  path: '/Users/firstPassword',
  summary: 'At the first access: confirm a password of the own',
  atFirstAccess: true,
  secret: true,
});

export const askPasswordLinkOp = operation<typeof askPasswordLink>({
  method: 'POST',
  path: '/Users/forgotPassword',
  summary: 'Have links to new passwords sent to an address; the answer is the same whether it is registered or not',
  callers: 'anyone',
});

export const setLinkedPasswordOp = operation<typeof setLinkedPassword>({
  method: 'POST',
  path: '/Users/newPassword',
  summary: 'Set a new password by the link of a mail; every session of the account ends',
  callers: 'anyone',
  secret: true,
});

const names = { name: 'nome', photoUrl: 'urlFoto', schoolId: 'escolaId', schoolName: 'escolaNome' };

export const ownAccountOp = operation<typeof ownAccount>({
  method: 'GET',
  path: '/Users/eu',
  summary: "The caller's own account",
  names,
});

export const updateOwnAccountOp = operation<typeof updateOwnAccount>({
  method: 'POST',
  path: '/Users/eu',
  summary: "Change the caller's own account; another e-mail asks for the password",
  names,
  secret: true,
});

export const uploadOwnPhotoOp = operation<typeof storeOwnPhoto>({
  method: 'POST',
  path: '/Users/eu/photo',
  summary: 'Upload a photo of the caller, to be named by the account that is then saved',
  body: 'file',
  bodyBytesMax: purposes['account-photo'].bytesMax,
  names,
});

export const readFaceOp = operation<typeof accountFace>({
  method: 'GET',
  path: '/files/account-photos/{name}',
  summary: 'The photo of somebody whom one meets at school',
  answer: 'file',
  params: { name: 'name' },
});

export const switchSchoolOp = operation<typeof switchSchool>({
  method: 'POST',
  path: '/Users/school',
  summary: 'Open another of the schools that the caller works for',
  names,
});

export const beginSeeingOp = operation<typeof beginSeeing>({
  method: 'POST',
  path: '/Users/seeing',
  summary: 'See the product as somebody else, read-only, for half an hour',
});

export const endSeeingOp = operation<typeof endSeeing>({
  method: 'POST',
  path: '/Users/seeing/end',
  summary: 'Stop seeing the product as somebody else',
});

export const linkIdentityOp = operation<{ definition: { input: typeof NoInput; reply: typeof Linked } }>({
  method: 'POST',
  path: '/Users/linkIdentity',
  summary:
    "Link the provider's account that this browser came from to the caller, whose password has just proved who that is",
  atFirstAccess: true,
  secret: true,
});

export const unlinkIdentityOp = operation<typeof unlinkIdentity>({
  method: 'POST',
  path: '/Users/unlinkIdentity',
  summary: "Unlink a provider's account from the caller: it signs nobody in any more, and who came in by it is out",
});

export const clearProviderKeysOp = operation<typeof clearProviderKeys>({
  method: 'POST',
  path: '/Users/providerKeys/clear',
  summary: "Clear the provider's keys of this browser: what single sign-on keeps while it is under way",
  callers: 'anyone',
});

import * as z from 'zod/mini';
import { tipos } from '@/lib/access/actor';
import { purposes } from '@/lib/files/rules';
import { FileAnswer } from '@/lib/platform/http/file-answer';
import { operation } from '@/lib/platform/http/operation';
import {
  ClearProviderKeys,
  FaceRef,
  FirstPassword,
  ForgottenPassword,
  LinkedPassword,
  NoInput,
  OpenSchool,
  OwnAccount,
  OwnAccountChanges,
  PasswordChange,
  PhotoUpload,
  PresentToken,
  SchoolChoice,
  SeeingBegun,
  SeeingEnded,
  SeeingStart,
  SignIn,
  SignOut,
  TokenSignIn,
  UploadedPhoto,
} from './schemas';

export const signInOp = operation({
  method: 'POST',
  path: '/Users/login',
  summary: 'Sign in with username and password, or with what an identity provider issued',
  callers: 'anyone',
  input: z.union([SignIn, TokenSignIn]),
  names: {
    providerType: 'ssotype',
    identifier: 'ssoidentificador',
    uuid: 'ssouuid',
    accessToken: 'access_token',
  },
  reply: z.object({
    id: z.string(),
    ttl: z.number(),
    created: z.string(),
    userId: z.string(),
    tipo: z.enum(tipos),
  }),
});

export const presentTokenOp = operation({
  method: 'POST',
  path: '/__/auth/getProfileFromAcessToken',
  summary: 'Whose an access token of the identity provider is; its state then signs in once at Users/login',
  callers: 'anyone',
  input: PresentToken,
  names: { providerType: 'ssotype', identifier: 'ssoidentificador', accessToken: 'access_token', name: 'nome' },
  reply: z.object({
    providerType: z.string(),
    identifier: z.string(),
    uuid: z.string(),
    name: z.nullable(z.string()),
    linked: z.boolean(),
  }),
});

export const signOutOp = operation({
  method: 'POST',
  path: '/Users/logout',
  summary: 'End this session on every instance',
  input: SignOut,
  atFirstAccess: true,
  reply: z.object({ closed: z.boolean() }),
});

const Changed = z.object({ changed: z.boolean() });

export const changePasswordOp = operation({
  method: 'POST',
  path: '/Users/changePassword',
  summary: 'Set a new password by the old one; other sessions of the account end',
  input: PasswordChange,
  reply: Changed,
});

export const confirmFirstPasswordOp = operation({
  method: 'POST',
  path: '/Users/firstPassword',
  summary: 'At the first access: confirm a password of the own',
  atFirstAccess: true,
  input: FirstPassword,
  reply: Changed,
});

export const askPasswordLinkOp = operation({
  method: 'POST',
  path: '/Users/forgotPassword',
  summary: 'Have links to new passwords sent to an address; the answer is the same whether it is registered or not',
  callers: 'anyone',
  input: ForgottenPassword,
  reply: z.object({ asked: z.boolean() }),
});

export const setLinkedPasswordOp = operation({
  method: 'POST',
  path: '/Users/newPassword',
  summary: 'Set a new password by the link of a mail; every session of the account ends',
  callers: 'anyone',
  input: LinkedPassword,
  reply: Changed,
});

const names = { name: 'nome', photoUrl: 'urlFoto', schoolId: 'escolaId', schoolName: 'escolaNome' };

export const ownAccountOp = operation({
  method: 'GET',
  path: '/Users/eu',
  summary: "The caller's own account",
  input: NoInput,
  reply: OwnAccount,
  names,
});

export const updateOwnAccountOp = operation({
  method: 'POST',
  path: '/Users/eu',
  summary: "Change the caller's own account",
  input: OwnAccountChanges,
  reply: OwnAccount,
  names,
});

export const uploadOwnPhotoOp = operation({
  method: 'POST',
  path: '/Users/eu/photo',
  summary: 'Upload a photo of the caller, to be named by the account that is then saved',
  body: 'file',
  bodyBytesMax: purposes['account-photo'].bytesMax,
  input: PhotoUpload,
  reply: UploadedPhoto,
  names,
});

export const readFaceOp = operation({
  method: 'GET',
  path: '/files/account-photos/{name}',
  summary: 'The photo of somebody whom one meets at school',
  input: FaceRef,
  reply: FileAnswer,
  answer: 'file',
  params: { name: 'name' },
});

export const switchSchoolOp = operation({
  method: 'POST',
  path: '/Users/school',
  summary: 'Open another of the schools that the caller works for',
  input: SchoolChoice,
  reply: OpenSchool,
  names,
});

export const beginSeeingOp = operation({
  method: 'POST',
  path: '/Users/seeing',
  summary: 'See the product as somebody else, read-only, for half an hour',
  input: SeeingStart,
  reply: SeeingBegun,
});

export const endSeeingOp = operation({
  method: 'POST',
  path: '/Users/seeing/end',
  summary: 'Stop seeing the product as somebody else',
  input: NoInput,
  reply: SeeingEnded,
});

export const clearProviderKeysOp = operation({
  method: 'POST',
  path: '/Users/providerKeys/clear',
  summary: "Clear the provider's keys of this browser: what single sign-on keeps while it is under way",
  callers: 'anyone',
  input: ClearProviderKeys,
  reply: z.object({ cleared: z.boolean() }),
});

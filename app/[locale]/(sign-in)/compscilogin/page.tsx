import type { SignInQuery } from '../sign-in-query';
import { SignInScreen } from '../sign-in-screen';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<SignInQuery> };

export default function CompsciLogin(props: Props) {
  return <SignInScreen face="compscilogin" {...props} />;
}

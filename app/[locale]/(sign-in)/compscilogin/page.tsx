import { SignInScreen } from '../sign-in-screen';
import type { SignInQuery } from '../sign-in-query';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<SignInQuery> };

export default function CompsciLogin(props: Props) {
  return <SignInScreen face="compscilogin" {...props} />;
}

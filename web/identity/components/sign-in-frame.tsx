import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SignInHeader } from './sign-in-header.tsx';

/** The sign-in page as the server sends it, before any script: its header, and a placeholder for its doors. */
export function SignInFrame() {
  return (
    <div className="mx-auto grid min-h-[75dvh] max-w-md grid-cols-1 content-center gap-6 px-4 py-10 [&_.animate-pulse]:animate-none">
      <SignInHeader />
      <Card className="grid gap-5">
        <Skeleton className="h-14 rounded-full" />
        <Skeleton className="h-10 rounded-md" />
      </Card>
    </div>
  );
}

/** A person's name and mail address in a list of users. */
export function Person({ name, email }: { name: string; email: string }) {
  return (
    <>
      <span className="block min-w-56 font-medium max-sm:min-w-0">{name}</span>
      <span className="block text-ink-soft">{email}</span>
    </>
  );
}

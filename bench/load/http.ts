/** An address of a player of his own, so that the limits of the server hold for each of them as in life. */
export function addressOf(player: number): string {
  return `10.${(player >> 16) & 255}.${(player >> 8) & 255}.${player & 255}`;
}

/**
 * Sends a request.
 *
 * @throws Error if it is refused.
 */
export async function post<T>(url: string, body: unknown, address?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** @throws Error if it is refused. */
export async function remove(url: string, key: string): Promise<void> {
  const response = await fetch(url, { method: 'DELETE', headers: { authorization: `Bearer ${key}` } });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
}

/** Does something for each, several at once. */
export async function forEach<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      next += 1;
      await work(items[next - 1]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

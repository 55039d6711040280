// Part of the service worker: tells who is away that the table waits for him.

self.addEventListener('push', (event) => {
  const notice = readNotice(event.data);
  if (!notice) return;
  const { title, body, tag, link } = notice;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      data: { link },
      icon: '/icon-192.png',
      renotify: true,
    }),
  );
});

/** What the server sent, if it is a notice. */
function readNotice(data) {
  try {
    const { title, body, tag, link } = data.json();
    return { title: String(title), body: String(body), tag: String(tag), link: String(link) };
  } catch {
    return null;
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.link ?? '/'));
});

/** To the table: in the tab that shows it already, or in a new one. Never to another site. */
async function goTo(link) {
  const url = new URL(link, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === url.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(url.href);
}

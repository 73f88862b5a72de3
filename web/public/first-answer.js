// For pages of which only the frame was rendered. Requests what the creator and the shelf show first while the scripts
// load; other pages ask for nothing. `start.js` calls it and waits for its promise, which resolves when the page
// is ready for its scripts.
window.lunataleFirstAnswer = (page, painted, isListening) => {
  /** Shows a story's picture or cover from the address in web/stories/components/card-picture.tsx: fetched once. */
  const showPicture = (picture, { id, images }, owner) =>
    new Promise((resolve) => {
      picture.onload = picture.onerror = resolve;
      const found = images?.[0]?.url;
      if (found) picture.srcset = `${found}?w=480 480w, ${found}?w=960 960w`;
      picture.src = found
        ? `${found}?w=480`
        : `/storage/v1/object/public/story-images/stories/${owner}/${id}/cover.svg`;
    });
  /**
   * Fills the shelf's frame with titles and pictures; web/stories/components/shelf-frame.tsx holds the templates.
   * Resolves when the pictures in view have loaded; the others are fetched when they are scrolled into view.
   */
  const showShelf = ({ stories }, owner) => {
    const frame = document.querySelector('[data-first-look]');
    if (isListening() || !frame) return;
    const copyOf = (name) => frame.querySelector(`template[data-${name}]`).content.firstElementChild.cloneNode(true);
    const cards = [...frame.lastElementChild.children];
    if (stories.length === 0) frame.prepend(copyOf('empty'));
    // Cards that are not needed keep their place, so that nothing moves.
    for (const card of cards.slice(stories.length)) card.style.visibility = 'hidden';
    const toSee = new Map();
    for (const [index, story] of stories.slice(0, cards.length).entries()) {
      const title = Object.assign(copyOf('title'), { textContent: story.title });
      title.lang = story.options.language === 'spanish' ? 'es' : 'en';
      cards[index].lastElementChild.firstElementChild.replaceWith(title);
      const picture = copyOf('picture');
      cards[index].firstElementChild.append(picture);
      toSee.set(picture, story);
    }
    return new Promise((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
        for (const picture of seen) observer.unobserve(picture);
        resolve(Promise.all(seen.map((picture) => showPicture(picture, toSee.get(picture), owner))));
      });
      for (const picture of toSee.keys()) observer.observe(picture);
      if (toSee.size === 0) resolve();
    });
  };
  /**
   * Requests `path` while the scripts load; web/platform/early-answer.ts takes the response. Resolves when `show` has
   * shown it, or when the request has failed.
   */
  const askEarly = async (path, show) => {
    try {
      const { access_token: token, expires_at, user } = JSON.parse(localStorage.getItem('lunatale-auth'));
      if (expires_at * 1000 < Date.now()) return;
      const answer = fetch(path, { headers: { authorization: `Bearer ${token}` } });
      const early = { at: Date.now(), path, token, answer };
      window.lunataleEarly = early;
      const response = await answer;
      if (!response.ok) return;
      early.read = await response.clone().json();
      await show?.(early.read, user.id);
    } catch {}
  };
  if (page === 'create') {
    askEarly('/api/identity/family');
    return painted;
  }
  if (page !== 'my-stories') return painted;
  const shown = location.search === '' && askEarly('/api/stories', showShelf);
  // Pictures that come within 300 ms are painted first; the scripts do not wait for slower ones.
  const soon = new Promise((resolve) => setTimeout(resolve, 300));
  // The next frame draws what has loaded; by the frame after it, that is on the screen.
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const onScreen = () => nextFrame().then(nextFrame);
  return painted.then(() => Promise.race([shown, soon])).then(onScreen);
};

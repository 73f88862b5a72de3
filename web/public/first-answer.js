// On the creator and the shelf, of which only the frame was rendered: asks for what they show first while the scripts
// come. `start.js` calls it and waits for what it answers: when this page is ready for its scripts.
window.lunataleFirstAnswer = (page, painted, isListening) => {
  /** Puts a story's picture, or its cover, onto its card as web/stories/components/card-picture.tsx does: fetched once. */
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
   * Puts into the shelf's frame what is known of it already; web/stories/components/shelf-frame.tsx says how it looks.
   * Answers when the pictures in sight are there; another one is fetched when somebody scrolls to it.
   */
  const showShelf = ({ stories }, owner) => {
    const frame = document.querySelector('[data-first-look]');
    if (isListening() || !frame) return;
    const copyOf = (name) => frame.querySelector(`template[data-${name}]`).content.firstElementChild.cloneNode(true);
    const cards = [...frame.lastElementChild.children];
    if (stories.length === 0) frame.prepend(copyOf('empty'));
    // What is not needed keeps its place: nothing moves.
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
   * Asks for what the page shows first while the scripts come; web/platform/early-answer.ts takes it. Answers when it
   * is shown, or will not be.
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
  const shown = location.search === '' && askEarly('/api/stories', showShelf);
  // Quick pictures are painted before all else; for slow ones nothing waits.
  const soon = new Promise((resolve) => setTimeout(resolve, 300));
  // In the next frame what has come is drawn; at the one after it, it is on the screen.
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const onScreen = () => nextFrame().then(nextFrame);
  return painted.then(() => Promise.race([shown, soon])).then(onScreen);
};

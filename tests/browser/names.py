"""Names of twenty letters, the longest that a chair takes, and what is wrong with how names are drawn."""

from tests.browser.phones import NewPhone, Phone, Server

# Two words, two halves that may part at the hyphen, and a word that fits in no small place.
LONGEST = ("Maximiliane Wolfgang", "Wilhelmina-Anastasia", "Bartholomäustheodors")
# Of seven beside the host: three words are three lines.
SEVEN = (
    *(*LONGEST, "Christophoros Ludwig", "Ferdinand Maria Karl"),
    *("Konstantinopolitaner", "Anne-Sophie Charlott"),
)

# A name is whole, and no word of it is broken. Of a word that is too long for its place, and of a name that
# has one line, the first ten letters are seen. It is within its own seat over no other name and has 12 px.
NAMES = """() => {
  const wrong = []
  const names = [...document.querySelectorAll('[data-seat] .fitted')].filter((one) => one.checkVisibility())
  const range = document.createRange()
  const place = (name, from, to) => {
    range.setStart(name.firstChild, from)
    range.setEnd(name.firstChild, to)
    return range.getBoundingClientRect()
  }
  const seen = (name, word) => {
    const { left, right, top, bottom } = place(name, word.index, word.index + word[0].length)
    const box = name.getBoundingClientRect()
    const past = right > box.right + 1
    return { left: Math.max(left, box.left), right: Math.min(right, box.right), top, bottom, past }
  }
  const words = names.flatMap((name) =>
    [...name.textContent.matchAll(/[^\\s-]+-?/g)].map((word) => [name, word]))
  const boxes = words.map(([name, word]) => seen(name, word))
  words.forEach(([name, word], index) => {
    const { left, right, top, bottom, past } = boxes[index]
    const long = word[0].length > 12
    const single = getComputedStyle(name).whiteSpace === 'nowrap'
    place(name, word.index, word.index + word[0].length)
    if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
      wrong.push(`${word[0]}: broken`)
    const edge = name.getBoundingClientRect().right
    if (past && (!(long || single) || place(name, 0, 10).right > edge + 1)) wrong.push(`${word[0]}: cut`)
    if (past && single && left > right) return
    for (let box = name.parentElement; !box.matches('[data-seat]'); box = box.parentElement) {
      const edge = box.getBoundingClientRect()
      const { overflowX, overflowY } = getComputedStyle(box)
      if (overflowX !== 'visible' && right > edge.right + 1) wrong.push(`${word[0]}: cut by ${box.className}`)
      if (overflowY !== 'visible' && bottom > edge.bottom + 1) wrong.push(`${word[0]}: cut below`)
    }
    // in a row of small faces, a name may be wider than its face
    const seat = name.closest('[data-seat]')
    const wide = name.parentElement.parentElement.offsetWidth > seat.offsetWidth + 1
    const own = (wide ? seat.parentElement : seat).getBoundingClientRect()
    if (left < own.left - 1 || right > own.right + 1) wrong.push(`${word[0]}: outside`)
    if (left < -1 || right > innerWidth + 1) wrong.push(`${word[0]}: off the page`)
    if (parseFloat(getComputedStyle(name).fontSize) < 12) wrong.push(`${word[0]}: too small to read`)
    boxes.forEach((box, other) => {
      const beside = Math.min(right, box.right) - Math.max(left, box.left)
      if (other > index && words[other][0] !== name && beside > 1
          && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 3)
        wrong.push(`${word[0]}: over ${words[other][1][0]}`)
    })
  })
  for (const face of document.querySelectorAll('[data-seat]'))
    if (!face.querySelector('.avatar svg')) wrong.push(`${face.textContent.trim()}: no face`)
  return wrong
}"""


def join_with_long_names(phone: NewPhone, server: Server, code: str, *names: str) -> list[Phone]:
    """Further people, at this table."""
    return [phone(server, reduced_motion="reduce").go(f"/t/{code}").sit(name) for name in names]

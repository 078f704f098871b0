import type { Random } from './random'

const surnames = (
  'Ortega Nguyen Patel Kowalski Haddad Kim Moreau Sandoval Okonkwo Fischer Romano Delgado Park Silva Novak Begum Larsen Costa ' +
  'Ramirez Chen Abebe Murphy Yamada Petrov Rossi Hernandez Singh Tran Johansson Alvarez Cohen Baker Mensah Dubois Reyes Kaplan ' +
  'Marino Santos Walsh Ibrahim Castillo Werner Vargas Lindgren Osei Tanaka Greco Flores Adler Rahman'
).split(' ')

const places = (
  'Harbor Maple River Cedar Summit Copper Willow Stone Meadow Lantern Juniper Canyon Birch Orchard Bay Prairie Ember Fox Heron ' +
  'Clover Anchor Sparrow Walnut Ridge Sage Ivy Foundry Mill Pine Saffron Marigold Indigo Driftwood Hazel Quarry Bluebird Hearth ' +
  'Laurel Granite Thistle'
).split(' ')

const kinds = {
  restaurant: ['Kitchen', 'Table', 'Bistro', 'Trattoria', 'Grill', 'Smokehouse', 'Brasserie', 'Noodle House'],
  quick: ['Taqueria', 'Burger Co', 'Pizza', 'Deli', 'Poke Bar', 'Falafel', 'Sandwich Shop', 'Wings'],
  cafe: ['Coffee', 'Cafe', 'Espresso Bar', 'Tea House', 'Juice Bar', 'Roasters'],
  bar: ['Tavern', 'Taproom', 'Wine Bar', 'Ale House', 'Cocktail Room'],
  bakery: ['Bakery', 'Patisserie', 'Bread Co', 'Donuts'],
  salon: ['Salon', 'Hair Studio', 'Barbers', 'Nail Bar', 'Beauty Room'],
  fitness: ['Fitness', 'Strength Club', 'Boxing Gym', 'Climbing', 'Athletics'],
  spa: ['Day Spa', 'Massage', 'Wellness', 'Skin Studio'],
  yoga: ['Yoga', 'Pilates', 'Barre', 'Dance Studio'],
  wholesale: ['Provisions', 'Trading', 'Foods', 'Distribution', 'Imports'],
  furniture: ['Furniture Supply', 'Interiors', 'Office Supply', 'Contract Furnishings'],
  supplies: ['Industrial Supply', 'Fasteners', 'Packaging', 'Tool & Die Supply'],
  clothing: ['Outfitters', 'Apparel', 'Boutique', 'Vintage', 'Footwear'],
  hobby: ['Games', 'Toys', 'Hobby Shop', 'Comics', 'Cycles'],
  florist: ['Flowers', 'Florist', 'Garden Shop', 'Botanicals'],
  grocer: ['Market', 'Grocers', 'Food Co-op', 'Cheese Shop', 'Butchers'],
} as const

export type NameKind = keyof typeof kinds

const suffixes: Record<string, readonly string[]> = {
  llc: ['LLC'],
  corporation: ['Inc.', 'Corp.', 'Co.'],
  partnership: ['Partners', 'LP'],
  cooperative: ['Cooperative'],
  business_trust: ['Trust'],
  joint_venture: ['JV'],
}

/** Both places of a name, such as "Bay & Copper". */
function pair(first: string, drawn: string): string {
  const second = drawn === first ? places[(places.indexOf(first) + 1) % places.length] : drawn
  return `${first} & ${second}`
}

/** The name itself, or with another first word if it's taken. */
function unused(name: string, taken: Set<string>): string {
  const rest = name.slice(name.indexOf(' '))
  const free = [name, ...places.map((place) => `${place}${rest}`)].find((one) => !taken.has(one)) ?? name
  taken.add(free)
  return free
}

/** DBA name, and the legal name if it differs. */
export function businessNames(random: Random, kind: NameKind, type: string, country: 'US' | 'CA', taken: Set<string>) {
  const surname = random.pick(surnames)
  const drawn = () => {
    if (random.chance(0.45)) return `${surname}${random.chance(0.3) ? "'s" : ''}`
    const place = random.pick(places)
    return random.chance(0.35) ? pair(place, random.pick(places)) : place
  }
  const trade = unused(`${drawn()} ${random.pick(kinds[kind])}`, taken)
  if (type === 'sole_proprietorship') {
    const first = random.pick([
      'Ana',
      'Joe',
      'Mei',
      'Omar',
      'Grace',
      'Luis',
      'Priya',
      'Tom',
      'Fatima',
      'Ellen',
      'Marcus',
      'Sofia',
    ])
    return { legal: `${first} ${surname}`, dba: trade }
  }
  const suffix =
    country === 'CA' && type !== 'partnership' ? random.pick(['Inc.', 'Ltd.']) : random.pick(suffixes[type] ?? ['Co.'])
  return random.chance(0.55)
    ? { legal: `${trade.replace(/ Co$/, '')} ${suffix}`, dba: trade }
    : {
        legal: `${surname} ${random.pick(['Holdings', 'Hospitality', 'Ventures', 'Group', 'Enterprises'])} ${suffix}`,
        dba: trade,
      }
}

interface Place {
  city: string
  region: string
  /** Start of its postal codes. */
  postal: string
  areaCode: string
}

const cities: Record<'US' | 'CA', readonly Place[]> = {
  US: (
    'Austin TX 787 512|Houston TX 770 713|Dallas TX 752 214|San Antonio TX 782 210|El Paso TX 799 915|Los Angeles CA 900 213|San Diego CA 921 619|Oakland CA 946 510|' +
    'Sacramento CA 958 916|Fresno CA 937 559|Brooklyn NY 112 718|Buffalo NY 142 716|Rochester NY 146 585|Queens NY 113 718|Miami FL 331 305|Tampa FL 336 813|Orlando FL 328 407|' +
    'Chicago IL 606 312|Evanston IL 602 847|Seattle WA 981 206|Tacoma WA 984 253|Portland OR 972 503|Denver CO 802 303|Boulder CO 803 303|Phoenix AZ 850 602|Tucson AZ 857 520|' +
    'Atlanta GA 303 404|Savannah GA 314 912|Nashville TN 372 615|Memphis TN 381 901|Charlotte NC 282 704|Raleigh NC 276 919|Philadelphia PA 191 215|Pittsburgh PA 152 412|' +
    'Boston MA 021 617|Columbus OH 432 614|Cleveland OH 441 216|Detroit MI 482 313|Grand Rapids MI 495 616|Minneapolis MN 554 612|Milwaukee WI 532 414|Madison WI 537 608|' +
    'New Orleans LA 701 504|Salt Lake City UT 841 801|Las Vegas NV 891 702|Albuquerque NM 871 505|Kansas City MO 641 816|St. Louis MO 631 314|Richmond VA 232 804|' +
    'Baltimore MD 212 410|Newark NJ 071 973|Hartford CT 061 860|Providence RI 029 401|Louisville KY 402 502|Omaha NE 681 402|Honolulu HI 968 808|San Juan PR 009 787'
  )
    .split('|')
    .map(toPlace),
  CA: 'Toronto ON M5V 416|Ottawa ON K1P 613|Hamilton ON L8P 905|Montreal QC H2Y 514|Quebec QC G1R 418|Vancouver BC V6B 604|Victoria BC V8W 250|Calgary AB T2P 403|Edmonton AB T5J 780|Winnipeg MB R3C 204|Halifax NS B3J 902|Saskatoon SK S7K 306|Moncton NB E1C 506'
    .split('|')
    .map(toPlace),
}

function toPlace(text: string): Place {
  const words = text.split(' ')
  const [areaCode = '', postal = '', region = ''] = [words.pop(), words.pop(), words.pop()]
  return { city: words.join(' '), region, postal, areaCode }
}

/** A number reserved for fiction, in the area of an address. */
export function phoneIn({ country, city }: { country: 'US' | 'CA'; city: string }, random: Random): string {
  const areaCode = cities[country].find((place) => place.city === city)?.areaCode
  if (areaCode === undefined) throw new Error(`No area code is known for ${city}.`)
  return `${areaCode}5550${random.whole(100, 199)}`
}

export function businessAddress(random: Random, country: 'US' | 'CA') {
  const { city, region, postal } = random.pick(cities[country])
  const street = `${random.whole(12, 4890)} ${random.pick(['Main St', 'Oak Ave', 'Market St', 'Congress Ave', '2nd St', 'Elm St', 'Grand Blvd', 'Mission St', 'King St', 'Broadway'])}`
  const suite = random.chance(0.3) ? `${random.pick(['Suite', 'Unit', 'Floor'])} ${random.whole(1, 40)}` : null
  const code =
    country === 'CA'
      ? `${postal} ${random.whole(1, 9)}${random.pick([...'ABCEGHJKLMNPRSTVXY'])}${random.whole(1, 9)}`
      : `${postal}${String(random.whole(1, 99)).padStart(2, '0')}`
  return { line1: street, line2: suite, city, region, postalCode: code }
}

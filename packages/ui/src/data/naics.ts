export interface Naics {
  /** Six digits, 2022 edition. */
  code: string
  industry: string
}

// Codes that typical small businesses of the partners use: shops, food, personal care, repair, building, professional
// services, local transport and wholesale. Codes and titles are the Census Bureau's; naics.md describes how they were
// checked.
const entries = `
111419 Other Food Crops Grown Under Cover
111421 Nursery and Tree Production
236115 New Single-Family Housing Construction (except For-Sale Builders)
236118 Residential Remodelers
238160 Roofing Contractors
238210 Electrical Contractors and Other Wiring Installation Contractors
238220 Plumbing, Heating, and Air-Conditioning Contractors
238310 Drywall and Insulation Contractors
238320 Painting and Wall Covering Contractors
238330 Flooring Contractors
238350 Finish Carpentry Contractors
238910 Site Preparation Contractors
238990 All Other Specialty Trade Contractors
311811 Retail Bakeries
311812 Commercial Bakeries
311920 Coffee and Tea Manufacturing
312120 Breweries
312130 Wineries
312140 Distilleries
323111 Commercial Printing (except Screen and Books)
337110 Wood Kitchen Cabinet and Countertop Manufacturing
339950 Sign Manufacturing
423210 Furniture Merchant Wholesalers
423430 Computer and Computer Peripheral Equipment and Software Merchant Wholesalers
423440 Other Commercial Equipment Merchant Wholesalers
423450 Medical, Dental, and Hospital Equipment and Supplies Merchant Wholesalers
423840 Industrial Supplies Merchant Wholesalers
424120 Stationery and Office Supplies Merchant Wholesalers
424410 General Line Grocery Merchant Wholesalers
424480 Fresh Fruit and Vegetable Merchant Wholesalers
424490 Other Grocery and Related Products Merchant Wholesalers
424820 Wine and Distilled Alcoholic Beverage Merchant Wholesalers
424990 Other Miscellaneous Nondurable Goods Merchant Wholesalers
425120 Wholesale Trade Agents and Brokers
441120 Used Car Dealers
441330 Automotive Parts and Accessories Retailers
441340 Tire Dealers
444140 Hardware Retailers
444240 Nursery, Garden Center, and Farm Supply Retailers
445110 Supermarkets and Other Grocery Retailers (except Convenience Retailers)
445131 Convenience Retailers
445230 Fruit and Vegetable Retailers
445240 Meat Retailers
445250 Fish and Seafood Retailers
445291 Baked Goods Retailers
445292 Confectionery and Nut Retailers
445298 All Other Specialty Food Retailers
445320 Beer, Wine, and Liquor Retailers
449110 Furniture Retailers
449121 Floor Covering Retailers
449129 All Other Home Furnishings Retailers
449210 Electronics and Appliance Retailers
455219 All Other General Merchandise Retailers
456110 Pharmacies and Drug Retailers
456120 Cosmetics, Beauty Supplies, and Perfume Retailers
456130 Optical Goods Retailers
456191 Food (Health) Supplement Retailers
457110 Gasoline Stations with Convenience Stores
458110 Clothing and Clothing Accessories Retailers
458210 Shoe Retailers
458310 Jewelry Retailers
459110 Sporting Goods Retailers
459120 Hobby, Toy, and Game Retailers
459130 Sewing, Needlework, and Piece Goods Retailers
459140 Musical Instrument and Supplies Retailers
459210 Book Retailers and News Dealers
459310 Florists
459410 Office Supplies and Stationery Retailers
459420 Gift, Novelty, and Souvenir Retailers
459510 Used Merchandise Retailers
459910 Pet and Pet Supplies Retailers
459920 Art Dealers
459999 All Other Miscellaneous Retailers
484110 General Freight Trucking, Local
484210 Used Household and Office Goods Moving
484220 Specialized Freight (except Used Goods) Trucking, Local
485310 Taxi and Ridesharing Services
488410 Motor Vehicle Towing
492210 Local Messengers and Local Delivery
512110 Motion Picture and Video Production
513210 Software Publishers
518210 Computing Infrastructure Providers, Data Processing, Web Hosting, and Related Services
531210 Offices of Real Estate Agents and Brokers
531311 Residential Property Managers
541110 Offices of Lawyers
541211 Offices of Certified Public Accountants
541213 Tax Preparation Services
541219 Other Accounting Services
541330 Engineering Services
541410 Interior Design Services
541430 Graphic Design Services
541511 Custom Computer Programming Services
541512 Computer Systems Design Services
541611 Administrative Management and General Management Consulting Services
541613 Marketing Consulting Services
541810 Advertising Agencies
541921 Photography Studios, Portrait
541940 Veterinary Services
561320 Temporary Help Services
561510 Travel Agencies
561622 Locksmiths
561710 Exterminating and Pest Control Services
561720 Janitorial Services
561730 Landscaping Services
561740 Carpet and Upholstery Cleaning Services
611610 Fine Arts Schools
611620 Sports and Recreation Instruction
611691 Exam Preparation and Tutoring
611692 Automobile Driving Schools
621111 Offices of Physicians (except Mental Health Specialists)
621210 Offices of Dentists
621310 Offices of Chiropractors
621320 Offices of Optometrists
621340 Offices of Physical, Occupational and Speech Therapists, and Audiologists
621610 Home Health Care Services
624410 Child Care Services
711510 Independent Artists, Writers, and Performers
713940 Fitness and Recreational Sports Centers
713950 Bowling Centers
713990 All Other Amusement and Recreation Industries
721110 Hotels (except Casino Hotels) and Motels
721191 Bed-and-Breakfast Inns
722310 Food Service Contractors
722320 Caterers
722330 Mobile Food Services
722410 Drinking Places (Alcoholic Beverages)
722511 Full-Service Restaurants
722513 Limited-Service Restaurants
722514 Cafeterias, Grill Buffets, and Buffets
722515 Snack and Nonalcoholic Beverage Bars
811111 General Automotive Repair
811121 Automotive Body, Paint, and Interior Repair and Maintenance
811192 Car Washes
811210 Electronic and Precision Equipment Repair and Maintenance
811412 Appliance Repair and Maintenance
812111 Barber Shops
812112 Beauty Salons
812113 Nail Salons
812191 Diet and Weight Reducing Centers
812199 Other Personal Care Services
812310 Coin-Operated Laundries and Drycleaners
812320 Drycleaning and Laundry Services (except Coin-Operated)
812910 Pet Care (except Veterinary) Services
812921 Photofinishing Laboratories (except One-Hour)
812990 All Other Personal Services
`

/** The subset of the 2022 edition offered by the industry field, by code. A business can have a code outside of it. */
export const naics: readonly Naics[] = entries
  .trim()
  .split('\n')
  .map((entry) => ({ code: entry.slice(0, 6), industry: entry.slice(7) }))

/** Entry of a code, if the subset has it. */
export const findNaics = (code: string): Naics | undefined => naics.find((entry) => entry.code === code)

/** Entries in which every search word starts a word or the code. A blank query returns all. */
export function searchNaics(query: string): readonly Naics[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return naics.filter(({ code, industry }) => {
    const text = ` ${code} ${industry.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')}`
    return words.every((word) => text.includes(` ${word}`))
  })
}
